import type { ReactNode } from 'react';

/** One stage of a board, with its cards in their order. */
export interface Lane<Card> {
  key: string;
  title: string;
  /** How many there are, also of those that are not shown. */
  count: number;
  /** Beside the count, quieter. */
  note?: ReactNode;
  cards: readonly Card[];
  /** Says what comes here; stands below the cards. */
  foot?: string | undefined;
  /** What is done: dense rows that the keys pass by. */
  done?: boolean;
  /** Set where cards may be dropped, and what is done with them then. */
  drop?: ((cards: readonly Card[]) => void) | undefined;
}

/** What can be done with the chosen cards, or else with the one that has the focus. */
export interface BoardAction<Card> {
  /** A letter. */
  key: string;
  keyLabel: string;
  /** Says to how many. */
  label: (cards: readonly Card[]) => string;
  /** Those of the cards that it is allowed for. */
  allowed: (cards: readonly Card[]) => readonly Card[];
  run: (cards: readonly Card[]) => void;
}
