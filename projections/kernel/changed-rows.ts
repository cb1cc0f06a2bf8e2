import type { SqlExecutor } from './projection.ts';
import { namedColumns, type Row } from './rows.ts';
import { quoted, type TableShape } from './table.ts';

/** What a fold made of a row that was there. */
export interface ChangedRow {
  before: Row;
  after: Row;
}

/**
 * One update for all rows, of the columns alone in which one of them differs: most events change a few of many, and a column that is written costs both sides
 * its JSON.
 */
export const updateRows = async (sql: SqlExecutor, shape: TableShape, key: string, rows: readonly ChangedRow[]): Promise<void> => {
  const named = namedColumns(
    rows.map(({ after }) => after),
    shape,
  );
  const differing = [...shape.types.keys()].filter((column) => named.has(column) && rows.some((row) => differs(row, column)));
  if (differing.length === 0) return;
  const changed = columnsOfStatement(shape, key, differing);
  const columns = [key, ...changed];
  const typed = columns.map((column) => `${quoted(column)} ${shape.types.get(column)}`);
  await sql.query(
    `UPDATE ${quoted(shape.name)} t SET ${changed.map((column) => `${quoted(column)} = n.${quoted(column)}`).join(', ')}
     FROM json_to_recordset($1) AS n(${typed.join(', ')}) WHERE t.${quoted(key)} = n.${quoted(key)}`,
    [JSON.stringify(rows.map(({ before, after }) => picked({ ...before, ...after }, columns)))],
  );
};

const differs = ({ before, after }: ChangedRow, column: string): boolean => column in after && after[column] !== before[column];

const picked = (row: Row, columns: readonly string[]): Row => {
  const part: Row = {};
  for (const column of columns) part[column] = row[column];
  return part;
};

/** Sets of columns that a table's updates name. Each is a statement that stays prepared on every connection. */
const mostSets = 24;
const setsOf = new WeakMap<TableShape, Map<string, readonly string[]>>();

/** Those that differ; once a table has had many sets of them, the smallest of these that holds them, or else every column. */
const columnsOfStatement = (shape: TableShape, key: string, differing: readonly string[]): readonly string[] => {
  const sets = setsOf.get(shape) ?? new Map<string, readonly string[]>();
  setsOf.set(shape, sets);
  const name = differing.join();
  if (sets.has(name) || sets.size < mostSets) {
    sets.set(name, differing);
    return differing;
  }
  const wider = [...sets.values()].filter((set) => differing.every((column) => set.includes(column))).sort((a, b) => a.length - b.length);
  return wider[0] ?? [...shape.types.keys()].filter((column) => column !== key);
};
