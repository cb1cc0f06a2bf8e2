import type { PackageDetail } from '#contracts/forecast/package-queries.ts';

type Unit = PackageDetail['items'][number];

/** The unit that came in last and that nothing has happened to since: its receipt can still be undone. */
export const lastReceived = (items: readonly Unit[]): Unit | undefined =>
  items
    .filter(({ state, condition, gmtIn }) => state === 'received' && condition !== null && gmtIn !== null)
    .toSorted((a, b) => Date.parse(b.gmtIn!) - Date.parse(a.gmtIn!))[0];
