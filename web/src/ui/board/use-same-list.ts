import { useState } from 'react';

/** The list as it was for as long as it holds the same. */
export const useSameList = <Card>(cards: readonly Card[]): readonly Card[] => {
  const [held, setHeld] = useState(cards);
  if (held === cards || (held.length === cards.length && held.every((card, index) => card === cards[index]))) return held;
  setHeld(cards);
  return cards;
};
