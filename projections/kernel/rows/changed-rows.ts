import type { Statement } from '#kernel/database/sql.ts';
import { mustBeIn, type Row } from './rows.ts';
import { quoted, type TableShape } from './table.ts';

/** What a fold made of a row that was there. */
export interface ChangedRow {
  before: Row;
  after: Row;
}

/**
 * One update for all rows, of the columns alone in which one of them differs: most events change a few of many, and a column that is written costs both sides
 * its JSON. None where the rows came out equal.
 */
export const updateRows = (shape: TableShape, key: string, rows: readonly ChangedRow[]): Statement | undefined => {
  const found = differing(rows, shape);
  if (found.length === 0) return undefined;
  const changed = columnsOfStatement(shape, key, found);
  const columns = [key, ...changed];
  const typed = columns.map((column) => `${quoted(column)} ${shape.types.get(column)}`);
  return {
    text: `UPDATE ${quoted(shape.name)} t SET ${changed.map((column) => `${quoted(column)} = n.${quoted(column)}`).join(', ')}
     FROM json_to_recordset($1) AS n(${typed.join(', ')}) WHERE t.${quoted(key)} = n.${quoted(key)}`,
    values: [JSON.stringify(rows.map(({ before, after }) => picked({ ...before, ...after }, columns)))],
  };
};

/** In the table's order. */
const differing = (rows: readonly ChangedRow[], { name, types }: TableShape): string[] => {
  const found = new Set<string>();
  for (const { before, after } of rows) for (const column in after) if (after[column] !== before[column]) found.add(column);
  for (const column of found) mustBeIn(types, column, name);
  return [...types.keys()].filter((column) => found.has(column));
};

const picked = (row: Row, columns: readonly string[]): Row => {
  const part: Row = {};
  for (const column of columns) part[column] = row[column];
  return part;
};

/** Sets of columns that a table's updates name. Each is a statement that stays prepared on every connection. */
const MAX_SETS = 24;
const setsOf = new WeakMap<TableShape, Map<string, readonly string[]>>();

/** Those that differ; once a table has had many sets of them, the smallest of these that holds them, or else every column. */
const columnsOfStatement = (shape: TableShape, key: string, found: readonly string[]): readonly string[] => {
  const sets = setsOf.get(shape) ?? new Map<string, readonly string[]>();
  setsOf.set(shape, sets);
  const name = found.join();
  if (sets.has(name) || sets.size < MAX_SETS) {
    sets.set(name, found);
    return found;
  }
  const wider = [...sets.values()].filter((set) => found.every((column) => set.includes(column))).sort((a, b) => a.length - b.length);
  return wider[0] ?? [...shape.types.keys()].filter((column) => column !== key);
};
