import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityTables, measures } from '#projections/bi/table.ts';
import { inboundShopMigration } from '#projections/inventory/migrations/0160-inbound-shop.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { reference } from './facts.ts';
import { actorOf, admin, staff } from './people.ts';
import { livingItemsAndOrders, randomFrom } from './random-lives.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const population = 60;
const random = randomFrom(20_261_120);
const live = livingItemsAndOrders(population, random);

/** Sixty items live at random, several in one command; orders go their way among them. */
beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
  for (let step = 0; step < 120; step++) {
    await world.happen(actorOf(staff), ...live());
    world.later(random(180));
  }
  await world.sumUp();
});
afterAll(() => world.close());

describe('Rule: a read model rebuilt from the log is the one that was kept live', () => {
  it('agrees row by row after random lives', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });

  it('agrees in a column that came later, filled from the log', async () => {
    await world.pool.query('ALTER TABLE inventory DROP COLUMN inbound_shop_id');
    await world.pool.query(inboundShopMigration.sql);
    expect(await world.differencesFromRebuild()).toEqual([]);
  });

  it('answers the same from rebuilt tables', async () => {
    const ask = () => world.ask(searchInventory, admin, { view: 'everything', size: 100, sort: 'sku' });
    const before = await ask();
    await world.rebuildAll();
    const after = await ask();
    expect(after).toEqual(before);
    expect(after.totalCount).toBeGreaterThan(50);
  });

  it('goes on counting beside rebuilt tables', async () => {
    await world.happen(actorOf(staff), ...live());
    const { totalCount, counts } = await world.ask(searchInventory, admin, { view: 'everything' });
    const { rows } = await world.pool.query('SELECT count(*)::int AS items FROM inventory');
    expect([totalCount, counts.everything]).toEqual([rows[0].items, rows[0].items]);
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});

describe('Rule: the sums of stock agree with what lies in the warehouses', () => {
  it('counts each item once', async () => {
    await world.sumUp();
    const { rows } = await world.pool.query(`
      SELECT coalesce(sum(stock), 0)::int AS summed,
        (SELECT count(*)::int FROM inventory WHERE state !~ '^(forecast|cancelled|expired|unknown|missing.*|outOfWarehouse.*)$') AS lying
      FROM activity_hourly`);
    expect(rows[0].summed).toBe(rows[0].lying);
    expect(rows[0].lying).toBeGreaterThan(5);
  });

  it('are the same by hours, by warehouses and by shops', async () => {
    const summed = async (table: string) => {
      const sums = measures.map((measure) => `sum(${measure})::int AS ${measure}`).join(', ');
      return (await world.pool.query<Record<string, number>>(`SELECT ${sums} FROM ${table}`)).rows[0];
    };
    const byHours = await summed('activity_hourly');
    expect(byHours!['inbound']).toBeGreaterThan(5);
    for (const { table } of activityTables) expect(await summed(table)).toEqual(byHours);
  });
});
