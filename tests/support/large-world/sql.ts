/** A share of one, drawn for row `n`; another salt draws another. The same in every run. */
export const share = (salt: number, n = 'n'): string => `((hashint4extended((${n})::int, ${salt}) & 1048575)::float8 / 1048576)`;

export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** One of the values by a share. */
export const one = (values: readonly string[], by: string): string =>
  `(ARRAY[${values.map(text).join(', ')}])[1 + floor(${by} * ${values.length})::int]`;

/** Each name as often as its weight says. */
export const weighted = <Name extends string>(weights: Partial<Record<Name, number>>): Name[] =>
  (Object.entries(weights) as [Name, number][]).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

export const among = (values: readonly string[]): string => `(${values.map(text).join(', ')})`;

/** The rows of a table, one for each number from 1 on. */
export const filled = (table: string, count: number, columns: Readonly<Record<string, string>>, from = `generate_series(1, ${count}) n`): string =>
  `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM ${from}`;
