import type { SqlExecutor } from './projection.ts';

/** What the kernel must know about a read table to read and write rows of any shape. */
export interface TableShape {
  name: string;
  /** Type by column, without generated columns: those PostgreSQL fills by itself. */
  types: ReadonlyMap<string, string>;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const shapeOf = async (sql: SqlExecutor, name: string): Promise<TableShape> => {
  const { rows } = await sql.query<{ column: string; type: string }>(
    `SELECT attname AS column, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [quoted(name)],
  );
  if (rows.length === 0) throw new Error(`There is no table ${name}.`);
  return { name, types: new Map(rows.map(({ column, type }) => [column, type])) };
};

/** Looks a table up once. A look-up that failed, as in a transaction that was refused meanwhile, is made anew by whoever waited for it. */
export const shapes = (): ((sql: SqlExecutor, name: string) => Promise<TableShape>) => {
  const known = new Map<string, Promise<TableShape>>();
  const lookUp = (sql: SqlExecutor, name: string): Promise<TableShape> => {
    const shape = shapeOf(sql, name);
    known.set(name, shape);
    shape.catch(() => known.get(name) === shape && known.delete(name));
    return shape;
  };
  return (sql, name) => known.get(name)?.catch(() => lookUp(sql, name)) ?? lookUp(sql, name);
};
