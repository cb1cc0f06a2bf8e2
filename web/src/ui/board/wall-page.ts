export interface WallPage<Card> {
  /** What shows of a lane now. */
  cards: readonly Card[];
  /** From 0. */
  at: number;
  pages: number;
}

/**
 * A lane with more cards than its screen has room for shows page after page, `turn` counting up. What `stays`, such as what is late, keeps its place on every
 * page; where that alone fills the screen, it takes turns as well.
 */
export const wallPage = <Card>(all: readonly Card[], room: number, turn: number, stays: (card: Card) => boolean): WallPage<Card> => {
  if (all.length <= room || room < 1) return { cards: all, at: 0, pages: 1 };
  const staying = all.filter(stays);
  const kept = staying.length < room ? staying : [];
  const others = kept.length > 0 ? all.filter((card) => !stays(card)) : all;
  const each = room - kept.length;
  const pages = Math.ceil(others.length / each);
  const at = turn % pages;
  // The last page is filled up from the one before: a gap would look like an idle floor.
  const first = Math.min(at * each, others.length - each);
  return { cards: [...kept, ...others.slice(first, first + each)], at, pages };
};
