import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import type { Selection } from '../list/rows/use-selection.ts';
import { stepFrom } from './board-step.ts';
import type { BoardAction, Lane } from './lane.ts';

export interface BoardFocus {
  key: string | undefined;
  /** The keys led there: the card takes the browser's focus, and is scrolled into sight. */
  grabbed: boolean;
}

interface Parts<Card> {
  lanes: readonly Lane<Card>[];
  keyOf: (card: Card) => string;
  selection: Selection<Card>;
  acts: readonly BoardAction<Card>[];
  open: (card: Card) => void;
}

/** A board without a mouse: J K along a lane, H L across, X selects, Enter opens, and a letter for each thing that can be done. */
export const useBoardFocus = <Card>({ lanes, keyOf, selection, acts, open }: Parts<Card>) => {
  const { t } = useTranslation();
  const [focus, setFocus] = useState<BoardFocus>({ key: undefined, grabbed: false });
  const walked = lanes.filter(({ done }) => done !== true);
  const focused = walked.flatMap(({ cards }) => cards).find((card) => keyOf(card) === focus.key);
  const chosen = selection.rows.length > 0 ? selection.rows : focused ? [focused] : [];

  const go = (step: Parameters<typeof stepFrom>[2]) => () => {
    const keys = walked.map(({ cards }) => cards.map(keyOf));
    setFocus({ key: stepFrom(keys, focus.key, step), grabbed: true });
  };
  const run = (act: BoardAction<Card>) => () => {
    const cards = act.allowed(chosen);
    if (cards.length > 0) act.run(cards);
  };

  useKeys([
    { keys: 'j', atOnce: true, label: t('ui.nextCard'), run: go({ along: 1 }) },
    { keys: 'k', atOnce: true, label: t('ui.previousCard'), run: go({ along: -1 }) },
    { keys: 'l', atOnce: true, label: t('ui.nextLane'), run: go({ across: 1 }) },
    { keys: 'h', atOnce: true, label: t('ui.previousLane'), run: go({ across: -1 }) },
    { keys: 'ArrowDown', run: go({ along: 1 }) },
    { keys: 'ArrowUp', run: go({ along: -1 }) },
    { keys: 'ArrowRight', run: go({ across: 1 }) },
    { keys: 'ArrowLeft', run: go({ across: -1 }) },
    { keys: 'x', label: t('ui.keySelect'), run: () => focused && selection.toggle(focused) },
    ...acts.map((act) => ({ keys: act.key, label: act.keyLabel, run: run(act) })),
    ...(focused ? [{ keys: 'Enter', label: t('ui.keyOpen'), run: () => open(focused) }] : []),
    ...(selection.rows.length > 0 ? [{ keys: 'Escape', label: t('ui.clearSelection'), run: selection.clear }] : []),
  ]);

  return { focus, focusOn: (key: string) => setFocus((before) => (before.key === key ? before : { key, grabbed: false })) };
};
