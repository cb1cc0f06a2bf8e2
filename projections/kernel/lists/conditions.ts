import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DateRange } from '#contracts/kernel/lists/date-range.ts';

export type Condition = RawBuilder<SqlBool>;

/** All of them; those that are undefined do not count. */
export const all = (...conditions: (Condition | undefined | false)[]): Condition => {
  const given = conditions.filter((condition) => condition !== undefined && condition !== false);
  return given.length === 0 ? sql`true` : sql`(${sql.join(given, sql` and `)})`;
};

export const any = (...conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

export const equal = (column: string, value: string | number | boolean | undefined): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} = ${value}`;

export const oneOf = (column: string, values: readonly (string | number)[] | undefined): Condition | undefined =>
  values === undefined || values.length === 0 ? undefined : sql`${sql.ref(column)} in (${sql.join(values)})`;

export const within = (column: string, { from, before }: DateRange): Condition | undefined =>
  from || before ? all(from ? sql`${sql.ref(column)} >= ${from}` : undefined, before ? sql`${sql.ref(column)} < ${before}` : undefined) : undefined;

/** The operand of `like` for a lower-case column: the text anywhere in it, taken literally. */
export const likeText = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
