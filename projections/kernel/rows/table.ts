import type { Sql, Statement } from '#kernel/database/sql.ts';

/** What the kernel must know about a read table to read and write rows of any shape. */
export interface TableShape {
  name: string;
  /** Type by column, without generated columns: those PostgreSQL fills by itself. */
  types: ReadonlyMap<string, string>;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Asks for the columns of tables; `shapesIn` reads the answer. */
export const selectShapes = (names: readonly string[]): Statement => ({
  text: `SELECT t.name AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type
    FROM unnest($1::text[]) AS t(name) JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name))
    WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attrelid, a.attnum`,
  values: [names],
});

/** The shape of each of the tables by its name; fails where one is not there. */
export const shapesIn = (rows: readonly Record<string, unknown>[], names: readonly string[]): Map<string, TableShape> => {
  const columns = rows as readonly { table: string; column: string; type: string }[];
  return new Map(
    names.map((name) => {
      const types = new Map(columns.filter(({ table }) => table === name).map(({ column, type }) => [column, type]));
      if (types.size === 0) throw new Error(`There is no table ${name}.`);
      return [name, { name, types }];
    }),
  );
};

export const shapesOf = async (sql: Sql, names: readonly string[]): Promise<Map<string, TableShape>> => {
  const { text, values } = selectShapes(names);
  return shapesIn((await sql.query(text, values)).rows, names);
};
