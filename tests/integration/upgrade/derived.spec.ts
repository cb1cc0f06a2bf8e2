import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityTables, measures } from '#projections/bi/table.ts';
import { derivedTables, inlineProjections } from '#projections/all.ts';
import { wordsOfGoods } from '#projections/inventory/goods.ts';
import { wordsOfItem } from '#projections/inventory/texts.ts';
import { indexOfOtherCharacters, indexOfTrigrams, indexOfWords } from '#projections/kernel/lists/text-search.ts';
import { searchedText as listingText } from '#projections/listings/searched-text.ts';
import { searchExpression as orderText } from '#projections/orders/table.ts';
import { searchExpression as packageText } from '#projections/packages/table.ts';
import { skuSearchExpression } from '#projections/reference/tables.ts';
import { openStatuses } from '#projections/repairs/table.ts';
import { statesInStock } from '#contracts/item/item-states.ts';
import { searchExpression as saleText } from '#projections/sales/table.ts';
import { searchExpression as labelText } from '#projections/shipping-labels/table.ts';
import { searchExpression as recordText } from '#projections/wallet/table.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** What the code of today takes for given: derived tables, and indexes over expressions that queries repeat. */
const expected: readonly string[] = [
  ...inlineProjections.flatMap(({ table, derived = [] }) => derived.map(({ definition }) => definition(table))),
  indexOfTrigrams('inventory_texts', 'text'),
  indexOfWords('inventory_texts', wordsOfItem('inventory_texts')),
  indexOfTrigrams('inventory_goods', 'lower(value)'),
  indexOfWords('inventory_goods', wordsOfGoods('inventory_goods')),
  ...Object.entries({
    orders: orderText,
    packages: packageText,
    skus: skuSearchExpression,
    shipping_labels: labelText,
    wallet_records: recordText,
    listings: listingText,
    sales: saleText,
  }).flatMap(([table, text]) => [indexOfTrigrams(table, text), indexOfOtherCharacters(table, text)]),
  `CREATE INDEX inventory_in_stock ON inventory (warehouse_id, shelved_at) INCLUDE (state, status, defective) WHERE state IN (${listed(statesInStock)})`,
  `CREATE INDEX repairs_in_queue ON repairs (warehouse_id, applied_at, repair_no) WHERE status IN (${listed(openStatuses)})`,
];

/** What was made in a schema, without what the database calls its own and without how it is spaced. */
const madeIn = async ({ pool }: TestDatabase, schema: string): Promise<string[]> => {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE relnamespace = $1::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = c.oid)
     UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc p
       WHERE pronamespace = $1::regnamespace AND prorettype = 'trigger'::regtype
     UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE relnamespace = $1::regnamespace AND NOT tgisinternal
     UNION ALL SELECT format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod)) FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
       WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
    [schema],
  );
  return rows.map(({ line }) =>
    line
      .replaceAll(`${schema}.`, '')
      .replaceAll(/ WITH \(gin_pending_list_limit='16384'\)/g, '')
      .replaceAll(/\s+/g, ' '),
  );
};

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ migrations, size: 1 });
  const { pool } = database;
  // Beside empty copies of the tables that they are derived from.
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const derived = new Set(derivedTables.map(({ table }) => table));
  await pool.query('CREATE SCHEMA expected');
  for (const { name } of rows.filter((row) => !derived.has(row.name)))
    await pool.query(`CREATE TABLE expected."${name}" (LIKE public."${name}" INCLUDING GENERATED)`);
  await pool.query('SET search_path = expected, public');
  for (const text of expected) await pool.query(text);
  await pool.query('RESET search_path');
});
afterAll(() => database.close());

describe('Rule: the database derives what the code believes that it derives (a change of it is a new migration: docs/migrations.md)', () => {
  it('every table, trigger, function and index that the code describes is there as it describes it', async () => {
    const made = new Set(await madeIn(database, 'public'));
    const wanted = await madeIn(database, 'expected');
    expect(wanted.filter((line) => line.startsWith('CREATE')).length).toBeGreaterThan(50);
    expect(wanted.filter((line) => !made.has(line))).toEqual([]);
  });

  it('every trigger, and every index of texts, is one that the code describes', async () => {
    const wanted = new Set(await madeIn(database, 'expected'));
    const derived = (await madeIn(database, 'public')).filter((line) =>
      /^CREATE (TRIGGER|OR REPLACE FUNCTION)|_(search|search_others|words) ON /.test(line),
    );
    expect(derived.filter((line) => !wanted.has(line))).toEqual([]);
  });

  it.each(activityTables)('$table has the measures of today and its key, and nothing else', async ({ table, key }) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...key, ...measures].toSorted());
  });
});
