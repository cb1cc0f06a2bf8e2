import { useVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useState, type RefObject } from 'react';
import { rowHeight, type InSight } from './drawn-rows.ts';

/** More rows than this and only those in sight are drawn. */
const drawnWhole = 120;
/** Until the area was measured. */
const firstRange = { startIndex: 0, endIndex: 40 };

/** What fills a screen: a list shows it at once, and the rest a moment later. */
const firstScreen = { startIndex: 0, endIndex: 29, overscan: 0 };

/** Which rows of a long list are in sight; undefined where all are drawn. */
export const useRangeInSight = (area: RefObject<HTMLElement | null>, count: number, inline: boolean): InSight | undefined => {
  const enabled = count > drawnWhole && !inline;
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this render only, never memoised
  const virtualizer = useVirtualizer({ count, enabled, getScrollElement: () => area.current, estimateSize: () => rowHeight });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    startTransition(() => setShown(true));
  }, []);
  if (!shown && !inline && count > firstScreen.endIndex + 1) return { ...firstScreen, count };
  return enabled ? { ...(virtualizer.calculateRange() ?? firstRange), count } : undefined;
};
