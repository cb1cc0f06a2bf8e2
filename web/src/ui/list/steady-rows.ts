/** What a list shows while its data moves. */
export interface Steady<Row> {
  rows: readonly Row[];
  /** New ones that wait to be let in. */
  waiting: number;
  /** Rows that are shown stand in another order by now. */
  moved: boolean;
  /** Keys of rows that are no longer in the data. */
  gone: ReadonlySet<string>;
}

/**
 * A list never jumps under the pointer: rows that are shown keep their place and take their new values, rows that came between them wait, and rows that left
 * stay, greyed, until the person lets the change in. What follows below the last of them moves nothing and shows at once.
 */
export const steadyRows = <Row>(shown: readonly Row[], data: readonly Row[], keyOf: (row: Row) => string): Steady<Row> => {
  const now = new Map(data.map((row) => [keyOf(row), row]));
  const keys = new Set(shown.map(keyOf));
  const last = data.findLastIndex((row) => keys.has(keyOf(row)));
  const below = last < 0 ? [] : data.slice(last + 1);
  const came = data.length - below.length - data.reduce((sum, row) => sum + (keys.has(keyOf(row)) ? 1 : 0), 0);
  const still = shown.map(keyOf).filter((key) => now.has(key));
  const inOrder = data.map(keyOf).filter((key) => keys.has(key));
  return {
    rows: [...shown.map((row) => now.get(keyOf(row)) ?? row), ...below],
    waiting: came,
    moved: still.some((key, at) => key !== inOrder[at]),
    gone: new Set([...keys].filter((key) => !now.has(key))),
  };
};
