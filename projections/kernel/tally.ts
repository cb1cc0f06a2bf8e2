import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './conditions.ts';
import type { Sql } from '#kernel/database/sql.ts';

/**
 * How many rows of a read table are alike, for lists that are counted whole. The database keeps it with whatever writes the read table, in its transaction;
 * it only adds rows, so that nobody waits for another's, and those that are alike are put together later.
 */
export interface Tally {
  table: string;
  /** In what rows are alike: columns of the read table, or what is worked out from them, by type. */
  by: Readonly<Record<string, string | { type: string; from: string }>>;
  /** Columns of whole numbers that are summed up besides. */
  sums?: readonly string[];
}

/** SQL of its table, what keeps it, and what is to be counted so far: what migrations must have made (docs/migrations.md). */
export const tallyTable = (tally: Tally, of: string): string => {
  const { table, by, sums = [] } = tally;
  const { columns, changed, side } = counting(tally);
  const keeping = (name: string, when: string, rows: string, source: string) => `
    CREATE FUNCTION ${table}_${name}() RETURNS trigger LANGUAGE plpgsql AS $keep$
    BEGIN
      INSERT INTO ${table} (${columns}) ${source};
      RETURN NULL;
    END
    $keep$;
    CREATE TRIGGER ${table}_${name} AFTER ${when} ON ${of} REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_${name}();`;
  return `
    CREATE TABLE ${table} (
      ${Object.entries(by)
        .map(([column, one]) => `${column} ${typeof one === 'string' ? one : one.type}`)
        .join(', ')},
      items bigint NOT NULL${sums.map((sum) => `, ${sum} bigint NOT NULL`).join('')}
    );
    ${keeping('adds', 'INSERT', 'NEW TABLE AS added', changed(side('1', 'added')))}
    ${keeping('moves', 'UPDATE', 'OLD TABLE AS removed NEW TABLE AS added', changed(`${side('1', 'added')} UNION ALL ${side('-1', 'removed')}`))}
    ${keeping('drops', 'DELETE', 'OLD TABLE AS removed', changed(side('-1', 'removed')))}
    ${tallied(tally, of)};`;
};

/** Counts all that is there, into the tally's own table unless another is named. */
export const tallied = (tally: Tally, of: string, into = tally.table): string => {
  const { columns, changed, side } = counting(tally);
  return `INSERT INTO ${into} (${columns}) ${changed(side('1', of))}`;
};

/** How changes of rows become rows of the tally. */
const counting = ({ by, sums = [] }: Tally) => {
  const groups = Object.keys(by).join(', ');
  const alike = Object.entries(by).map(([column, one]) => (typeof one === 'string' ? column : `${one.from} AS ${column}`));
  const changes = ['sum(change)', ...sums.map((sum) => `sum(change * ${sum})`)];
  return {
    columns: [groups, 'items', ...sums].join(', '),
    changed: (from: string) =>
      `SELECT ${[groups, ...changes].join(', ')} FROM (${from}) c GROUP BY ${groups} HAVING ${changes.map((change) => `${change} <> 0`).join(' OR ')}`,
    side: (change: string, rows: string) => `SELECT ${[...alike, ...sums].join(', ')}, ${change} AS change FROM ${rows}`,
  };
};

/** Puts rows that are alike together. */
export const putTogether = async (db: Sql, tallies: readonly Tally[]): Promise<void> => {
  for (const tally of tallies) {
    const { table, by } = tally;
    const alike = `SELECT array_agg(ctid) AS places FROM ${table} GROUP BY ${Object.keys(by).join(', ')} HAVING count(*) > 1`;
    await db.query(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid IN (SELECT unnest(places) FROM (${alike}) a) RETURNING *)
       INSERT INTO ${table} ${summedUp(tally, 'gone')}`,
    );
  }
};

/** One row for each group that is not empty. */
export const summedUp = ({ by, sums = [] }: Tally, from: string): string => {
  const groups = Object.keys(by).join(', ');
  const added = ['items', ...sums];
  return `SELECT ${groups}, ${added.map((column) => `sum(${column}) AS ${column}`).join(', ')} FROM ${from}
    GROUP BY ${groups} HAVING ${added.map((column) => `sum(${column}) <> 0`).join(' OR ')}`;
};

/** How many there are under a condition, added up over a tally or counted over the rows themselves. */
export const countOver =
  (tallied: boolean) =>
  (condition: Condition): RawBuilder<number> =>
    tallied ? sql<number>`coalesce(sum(items) filter (where ${condition}), 0)::int` : sql<number>`count(*) filter (where ${condition})::int`;

const placeInList = ['current', 'size', 'after', 'sort', 'order'];

/** Whether a list is narrowed by these fields at most. */
export const narrowedOnlyBy = (filter: object, fields: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || value === '' || placeInList.includes(name) || fields.includes(name));
