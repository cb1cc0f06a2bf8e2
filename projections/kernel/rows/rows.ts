import type { Statement } from '#kernel/database/sql.ts';
import { quoted, type TableShape } from './table.ts';

/**
 * How a row travels: as JSON both ways, so that one statement serves every table and a row comes back equal to what was written.
 * timestamptz: ISO 8601 in UTC with milliseconds and `Z`; json and jsonb: JS values; arrays: JS arrays; integer, bigint and numeric: JS numbers
 * (cents fit; longer digits belong in text columns); date: `YYYY-MM-DD`. A column that a row does not name keeps its default.
 */
export type Row = Record<string, unknown>;

/** Asks for the rows of the keys, locked until the transaction ends; `rowsIn` reads the answer. */
export const selectRows = (table: string, key: string, keys: readonly string[]): Statement => ({
  text: `SELECT row_to_json(t) AS row FROM ${quoted(table)} t WHERE ${quoted(key)} = ANY($1) ORDER BY ${quoted(key)} FOR NO KEY UPDATE`,
  values: [keys],
});

export const rowsIn = (answer: readonly Record<string, unknown>[], shape: TableShape): Row[] =>
  (answer as readonly { row: Row }[]).map(({ row }) => asWritten(row, shape));

/** One upsert for all rows, of which some may be there. */
export const upsertRows = (shape: TableShape, key: string, rows: readonly Row[]): Statement => {
  const columns = columnsOf(rows, shape);
  const changes = columns.filter((column) => column !== key).map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
  const onConflict = changes.length > 0 ? `DO UPDATE SET ${changes.join(', ')}` : 'DO NOTHING';
  return { text: `${insertInto(shape, columns)} ORDER BY ${quoted(key)} ON CONFLICT (${quoted(key)}) ${onConflict}`, values: [jsonOf(rows)] };
};

/** One insert for all rows; fails on a key that is taken. */
export const insertRows = (shape: TableShape, rows: readonly Row[]): Statement => ({
  text: insertInto(shape, columnsOf(rows, shape)),
  values: [jsonOf(rows)],
});

/** Without what is null, as a column that is not there is read too: a row of the timeline has thirty columns and fills ten. */
const jsonOf = (rows: readonly Row[]): string => JSON.stringify(rows.map(filled));

const filled = (row: Row): Row => {
  const part: Row = {};
  for (const column in row) if (row[column] !== null) part[column] = row[column];
  return part;
};

export const deleteRows = ({ name }: TableShape, key: string, keys: readonly string[]): Statement => ({
  text: `DELETE FROM ${quoted(name)} WHERE ${quoted(key)} = ANY($1)`,
  values: [keys],
});

/** A row of `to_jsonb` as its writer gave it: without generated columns, times in UTC. */
export const asWritten = (row: Row, { types }: TableShape): Row => {
  const written: Row = {};
  for (const [column, type] of types) {
    const value = row[column];
    written[column] = type.endsWith('with time zone') && typeof value === 'string' ? new Date(value).toISOString() : value;
  }
  return written;
};

/** The columns by name: PostgreSQL looks for each in the JSON of each row. */
const insertInto = ({ name, types }: TableShape, columns: readonly string[]): string => {
  const list = columns.map(quoted).join(', ');
  const typed = columns.map((column) => `${quoted(column)} ${types.get(column)}`).join(', ');
  return `INSERT INTO ${quoted(name)} (${list}) SELECT ${list} FROM json_to_recordset($1) AS n(${typed})`;
};

/** Every column that some row names, in the table's order, so that equal shapes give equal statements. */
const columnsOf = (rows: readonly Row[], shape: TableShape): string[] => {
  const named = namedColumns(rows, shape);
  return [...shape.types.keys()].filter((column) => named.has(column));
};

/** The columns that some row names; fails on one that the table does not have. */
const namedColumns = (rows: readonly Row[], { name, types }: TableShape): Set<string> => {
  const named = new Set<string>();
  for (const row of rows) for (const column of Object.keys(row)) named.add(column);
  for (const column of named) mustBeIn(types, column, name);
  return named;
};

export const mustBeIn = (types: TableShape['types'], column: string, table: string): void => {
  if (!types.has(column)) throw new Error(`Table ${table} has no column ${column} that can be written.`);
};
