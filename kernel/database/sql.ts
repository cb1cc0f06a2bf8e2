import type { ClientBase } from 'pg';

/** A fixed text, and the values of its parameters. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** One connection, as much of it as statements need. */
export interface Sql {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * The connection with every statement prepared under a name of its own. For texts that are fixed, such as the kernel's: each new text stays
 * prepared for as long as the connection lives.
 */
export const prepared = (client: ClientBase): Sql => ({
  query: (text, values = []) => client.query({ name: nameOf(text), text, values: values as unknown[] }) as Promise<never>,
});

/** The connection as it is: for statements whose text changes from one to the next. */
export const unprepared = (client: Pick<ClientBase, 'query'>): Sql => ({
  query: (text, values = []) => client.query(text, values as unknown[]) as Promise<never>,
});

/** Sends the statements one behind the other, and answers the rows of each. */
export const rowsOfEach = async (sql: Sql, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> => {
  const answers = await Promise.all(statements.map(({ text, values }) => sql.query(text, values)));
  return answers.map(({ rows }) => rows);
};
