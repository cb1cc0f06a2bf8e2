import type { Sql } from '#kernel/database/sql.ts';

/** What the kernel must know about a read table to read and write rows of any shape. */
export interface TableShape {
  name: string;
  /** Type by column, without generated columns: those PostgreSQL fills by itself. */
  types: ReadonlyMap<string, string>;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const shapeOf = async (sql: Sql, name: string): Promise<TableShape> => {
  const { rows } = await sql.query<{ column: string; type: string }>(
    `SELECT attname AS column, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [quoted(name)],
  );
  if (rows.length === 0) throw new Error(`There is no table ${name}.`);
  return { name, types: new Map(rows.map(({ column, type }) => [column, type])) };
};

/** Looks a table up once, and answers at once from then on. A look-up that failed, as in a transaction that was refused meanwhile, is made anew by whoever waited for it. */
export const shapes = (): ((sql: Sql, name: string) => TableShape | Promise<TableShape>) => {
  const known = new Map<string, TableShape | Promise<TableShape>>();
  const lookUp = async (sql: Sql, name: string): Promise<TableShape> => {
    const lookingUp = shapeOf(sql, name);
    known.set(name, lookingUp);
    try {
      const shape = await lookingUp;
      known.set(name, shape);
      return shape;
    } catch (failure) {
      if (known.get(name) === lookingUp) known.delete(name);
      throw failure;
    }
  };
  return (sql, name) => {
    const found = known.get(name);
    return found instanceof Promise ? found.catch(() => lookUp(sql, name)) : (found ?? lookUp(sql, name));
  };
};
