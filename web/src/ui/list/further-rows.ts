/**
 * Where to read what lies between the first page and the place from which one scrolled on: when rows came above, the first page ends sooner than it did.
 * Nowhere while it ends there.
 */
export const slippedFrom = (next: string | null | undefined, scrolled: readonly string[]): string | undefined =>
  !next || scrolled.length === 0 || next === scrolled[0] ? undefined : next;

/** Whether that much slipped out that the next answer may not reach down to what was scrolled to: its place is then one to keep. */
export const nearlyParted = <Row>(slipped: readonly Row[], below: readonly Row[], keyOf: (row: Row) => string): boolean => {
  const known = new Set(below.map(keyOf));
  return slipped.filter((row) => !known.has(keyOf(row))).length > slipped.length / 2;
};

/** All pages in one, each row where it stands first. */
export const rowsOnce = <Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string): readonly Row[] => {
  if (pages.length === 1) return pages[0]!;
  const rows = new Map<string, Row>();
  for (const row of pages.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  return [...rows.values()];
};
