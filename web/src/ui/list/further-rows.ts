/**
 * The places from which further rows are read, in order. When rows came above, the first page ends sooner than it did: what slipped out between it and the
 * next place is read too.
 */
export const chainFrom = (next: string | null | undefined, scrolled: readonly string[]): readonly string[] => {
  if (scrolled.length === 0 || !next) return [];
  return next === scrolled[0] ? scrolled : [next, ...scrolled];
};

/** All pages in one, each row where it stands first. */
export const rowsOnce = <Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string): readonly Row[] => {
  if (pages.length === 1) return pages[0]!;
  const rows = new Map<string, Row>();
  for (const row of pages.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  return [...rows.values()];
};
