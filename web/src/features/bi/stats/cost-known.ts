import type { Bi } from '#contracts/bi/bi-queries.ts';

/** Of how many sold items the cost is known, where it is not of all: the profit is that of these alone. */
export const costKnownOf = (platforms: Bi['platforms']): { known: number; of: number } | undefined => {
  const known = platforms.reduce((sum, { costKnown }) => sum + costKnown, 0);
  const count = platforms.reduce((sum, { items }) => sum + items, 0);
  return known < count ? { known, of: count } : undefined;
};
