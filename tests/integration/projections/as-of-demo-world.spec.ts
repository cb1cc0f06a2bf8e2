import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { inlineProjections } from '#projections/all.ts';
import { itemStatesAsOf, type ItemStateAsOf } from '#projections/inventory/item-states-as-of.ts';
import { inventoryProjection } from '#projections/inventory/projection.ts';
import { rowsAsOf } from '#projections/kernel/as-of.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { admin } from './people.ts';

const now = new Date('2026-11-20T15:42:05Z');
const days = [0.3, 2, 7, 20, 40];

let database: TestDatabase;
let db: Kysely<any>;
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  db = new Kysely<any>({ dialect: new PostgresDialect({ pool: database.pool }) });
  await seedDemoWorld({ pool: database.pool, inline: runInline(inlineProjections), now, say: () => {}, size: { items: 1_500, days: 60 } });
}, 120_000);
afterAll(() => database.close());

const bySql = async (moment: Date): Promise<ItemStateAsOf[]> => {
  const { rows } = await sql<{ row: ItemStateAsOf }>`select to_jsonb(i) as row from ${itemStatesAsOf(admin, {}, moment)} i`.execute(db);
  return rows.map(({ row }) => row);
};

/** Times as the fold writes them. */
const asFolded = (row: ItemStateAsOf): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, column.endsWith('_at') && value !== null ? new Date(String(value)).toISOString() : value]),
  );

const changedColumns = new Set<string>();

describe('Rule: SQL makes of the log what the fold makes of it, for every item of the demo world', () => {
  it.each(days)('as of %d days ago', async (daysAgo) => {
    const moment = new Date(now.getTime() - daysAgo * 86_400_000);
    const [rows, present] = await Promise.all([bySql(moment), bySql(now)]);
    const folded = await rowsAsOf(
      streamsAsOf(db),
      inventoryProjection,
      'item',
    )(
      rows.map(({ one_id }) => one_id),
      moment,
    );
    expect(rows.length).toBeGreaterThan(300);
    const today = new Map(present.map((row) => [row.one_id, row]));
    for (const row of rows) {
      expect(folded.get(row.one_id)).toMatchObject(asFolded(row));
      for (const [column, value] of Object.entries(row)) if (value !== today.get(row.one_id)![column as 'sku']) changedColumns.add(column);
    }
  });

  it('while owner, cost, place, order and sale were others then', () => {
    const facts = ['shop_id', 'cost_price_cents', 'shelf_id', 'odd_no', 'state', 'status', 'defective', 'received_at', 'out_at', 'sold_price_cents'];
    expect([...changedColumns]).toEqual(expect.arrayContaining(facts));
  });
});
