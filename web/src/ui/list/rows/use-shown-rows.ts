import { startTransition, useEffect, useState } from 'react';
import type { ListViewProps } from '../list-view-props.ts';
import { stillChosen } from './still-chosen.ts';
import { useFrozenRows } from './use-frozen-rows.ts';
import { useSelection } from './use-selection.ts';

/** The rows that show: they hold still while someone is at them. */
export const useShownRows = <Row>({ state, read, rows: data, next, keyOf, openKey }: ListViewProps<Row>) => {
  const [isHovered, setHovered] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const [applied, setApplied] = useState(0);
  // Filters and page name what is listed; while another list is on its way, the rows are still those of the one before.
  const [listed, setListed] = useState(state.address);
  const address = `${state.address}#${state.pageNo}`;
  if (!read.isPlaceholderData && listed !== address) setListed(address);
  const list = read.isPlaceholderData ? listed : address;
  const selection = useSelection(keyOf, state.address, data);
  // What is open may have been opened from elsewhere: such a list has nothing to hold for it.
  const isOpen = (shown: readonly Row[]) => openKey !== undefined && shown.some((row) => keyOf(row) === openKey);
  const isHeld = (shown: readonly Row[]) => isHovered || isScrolled || stillChosen(selection.rows, { shown, data, keyOf }).length > 0;
  const { rows, pending, isReordered, removed, applyPending, isFrozen } = useFrozenRows(data, keyOf, list, (shown) => isHeld(shown) || isOpen(shown));
  useEffect(() => {
    if (!isFrozen) next.trim();
  }, [isFrozen, next]);
  return {
    rows,
    removed,
    selection: {
      ...selection,
      rows: stillChosen(selection.rows, { shown: rows, data, keyOf }),
      has: (key: string) => selection.has(key) && !removed.has(key),
    },
    /** How many were loaded, those that are pending among them. */
    loaded: data.length,
    /** Names what is listed: another list begins at its top, and so does one that has applied what was pending. */
    list: `${list}~${applied}`,
    pending,
    isReordered,
    applyPending: () =>
      // Every row is another one: that much is drawn piece by piece, so that the page stays awake.
      startTransition(() => {
        applyPending();
        next.trim();
        setApplied(applied + 1);
      }),
    setHovered,
    setScrolled,
  };
};
export type ShownRows<Row> = ReturnType<typeof useShownRows<Row>>;
