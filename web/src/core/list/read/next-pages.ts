/**
 * What was scrolled to below the first page is read from cursor to cursor. When rows come above, the first page ends sooner than it did: between its end and
 * the first cursor lies the gap page. Its cursor is undefined while nothing lies between.
 */
export const gapCursor = (next: string | null | undefined, cursors: readonly string[]): string | undefined =>
  !next || cursors.length === 0 || next === cursors[0] ? undefined : next;

/** Whether so many rows lie in the gap that one answer may soon not reach over it: its place is then one to keep. */
export const isGapWide = <Row>(gap: readonly Row[], below: readonly Row[], keyOf: (row: Row) => string): boolean => {
  const known = new Set(below.map(keyOf));
  return gap.filter((row) => !known.has(keyOf(row))).length > gap.length / 2;
};

/** All pages in one, each row where it stands first. */
export const mergePages = <Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string): readonly Row[] => {
  if (pages.length === 1) return pages[0]!;
  const rows = new Map<string, Row>();
  for (const row of pages.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  return [...rows.values()];
};
