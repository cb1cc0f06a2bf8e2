import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '../lists/conditions.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { DerivedTable } from './derived-table.ts';

/** What is counted of a read table. */
export interface CountsOptions {
  table: string;
  /** In what rows are alike: columns of the read table, or what is worked out from them, by type. */
  by: Readonly<Record<string, string | { type: string; from: string }>>;
  /** Columns of whole numbers that are summed up besides. */
  sums?: readonly string[];
}

/**
 * How many rows of a read table are alike, for lists that are counted whole. Triggers only add rows, so that nobody waits for another's; those that are alike
 * are merged later, by `compactCounts`.
 */
export const counts = (options: CountsOptions): DerivedTable => {
  const { table, by, sums = [] } = options;
  const { columns, changed, side } = counting(options);
  const fill = (source: string, into: string) => `INSERT INTO ${into} (${columns}) ${changed(side('1', source))}`;
  const content = (from: string) => summedUp(options, from);
  return {
    table,
    fill,
    content,
    definition: (source) => {
      const keeping = (name: string, when: string, rows: string, change: string) => `
        CREATE FUNCTION ${table}_${name}() RETURNS trigger LANGUAGE plpgsql AS $keep$
        BEGIN
          INSERT INTO ${table} (${columns}) ${change};
          RETURN NULL;
        END
        $keep$;
        CREATE TRIGGER ${table}_${name} AFTER ${when} ON ${source} REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_${name}();`;
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
        ${fill(source, table)};`;
    },
    compact: `
      WITH gone AS (
        DELETE FROM ${table} WHERE ctid IN (
          SELECT unnest(places) FROM (SELECT array_agg(ctid) AS places FROM ${table} GROUP BY ${Object.keys(by).join(', ')} HAVING count(*) > 1) a)
        RETURNING *)
      INSERT INTO ${table} ${content('gone')}`,
  };
};

/** Merges rows that are alike, while others add to them. */
export const compactCounts = async (db: Sql, derived: readonly DerivedTable[]): Promise<void> => {
  for (const { compact } of derived) if (compact !== undefined) await db.query(compact);
};

/** How changes of rows become rows of counts. */
const counting = ({ by, sums = [] }: CountsOptions) => {
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

/** One row for each group that is not empty. */
const summedUp = ({ by, sums = [] }: CountsOptions, from: string): string => {
  const groups = Object.keys(by).join(', ');
  const added = ['items', ...sums];
  return `SELECT ${groups}, ${added.map((column) => `sum(${column}) AS ${column}`).join(', ')} FROM ${from}
    GROUP BY ${groups} HAVING ${added.map((column) => `sum(${column}) <> 0`).join(' OR ')}`;
};

/** How many there are under a condition, added up over materialised counts or counted over the rows themselves. */
export const countOver =
  (materialised: boolean) =>
  (condition: Condition): RawBuilder<number> =>
    materialised ? sql<number>`coalesce(sum(items) filter (where ${condition}), 0)::int` : sql<number>`count(*) filter (where ${condition})::int`;

const placeInList = ['current', 'size', 'after', 'sort', 'order'];

/** Whether a list is narrowed by these fields at most. */
export const narrowedOnlyBy = (filter: object, fields: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || value === '' || placeInList.includes(name) || fields.includes(name));
