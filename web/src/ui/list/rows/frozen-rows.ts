/** What a list shows while its data moves. */
export interface FrozenRows<Row> {
  rows: readonly Row[];
  /** New ones that are not applied yet. */
  pending: number;
  /** Rows that are shown stand in another order by now. */
  isReordered: boolean;
  /** Keys of rows that are no longer in the data. */
  removed: ReadonlySet<string>;
}

/**
 * A list never jumps under the pointer: rows that are shown keep their place and take their new values, rows that came between them wait, and rows that left
 * stay, greyed, until the person applies the change. What follows below the last of them moves nothing and shows at once.
 */
export const freezeRows = <Row>(shown: readonly Row[], data: readonly Row[], keyOf: (row: Row) => string): FrozenRows<Row> => {
  const now = new Map(data.map((row) => [keyOf(row), row]));
  const keys = new Set(shown.map(keyOf));
  const last = data.findLastIndex((row) => keys.has(keyOf(row)));
  const below = last < 0 ? [] : data.slice(last + 1);
  const came = data.length - below.length - data.reduce((sum, row) => sum + (keys.has(keyOf(row)) ? 1 : 0), 0);
  const still = shown.map(keyOf).filter((key) => now.has(key));
  const inOrder = data.map(keyOf).filter((key) => keys.has(key));
  return {
    rows: [...shown.map((row) => now.get(keyOf(row)) ?? row), ...below],
    pending: came,
    isReordered: still.some((key, index) => key !== inOrder[index]),
    removed: new Set([...keys].filter((key) => !now.has(key))),
  };
};
