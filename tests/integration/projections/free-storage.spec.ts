import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { getWorkplace } from '#contracts/overview/overview-queries.ts';
import { nightOf } from '#contracts/storage/night.ts';
import { getStorageOutlook } from '#contracts/storage/storage-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { fact } from '#tests/support/facts.ts';
import { id, item, reference, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const storage = (cents: number, freeDays: number): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays } });
const publish = (scope: RateScope, effectiveFrom: string, line: FeeLine) => {
  const data = { cardId: cardIdOf(scope), version: 1, scope, effectiveFrom, lines: [line], description: 'As agreed' };
  return world.happen(actorOf(admin), fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data }));
};

/** 20 free days in both warehouses. From 10 November on the one merchant has 30 in Newark, the other 5 everywhere, and nothing costs in Los Angeles from the 20th on. */
beforeAll(async () => {
  world = await readWorld('2026-10-10T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  const placed = [7, 8].flatMap((shopId) => ['EWR', 'LAX'].map((warehouseId) => ({ shopId, warehouseId })));
  for (const [round, time] of [
    '2026-10-15T03:59:00.000Z',
    '2026-10-15T14:00:00.000Z',
    '2026-10-27T14:00:00.000Z',
    '2026-11-06T23:30:00.000Z',
  ].entries()) {
    world.setClock(time);
    for (const [index, kind] of placed.entries()) await world.happen(actorOf(staff), item(id(round * 4 + index + 1), ...stored(kind)));
  }
  await publish({ kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'EWR' }, '2026-11-10', storage(5, 30));
  await publish({ kind: 'merchant', shopId: 8 }, '2026-11-10', storage(9, 5));
  await publish({ kind: 'warehouse', warehouseId: 'LAX' }, '2026-11-20', storage(0, 0));
});
afterAll(() => world.close());

/** What tonight's charge will be for. */
const chargedTonight = async (now: string): Promise<Map<number, number>> => {
  const { storedGoods } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
  const found = new Map<number, number>();
  for (const rates of await storedGoods.rates()) {
    const { shops } = await storedGoods.charged(nightOf(rates, dayIn(new Date(now), rates.timeZone)));
    for (const { shopId, items } of shops) found.set(shopId, (found.get(shopId) ?? 0) + items);
  }
  return found;
};

describe('Rule: past free storage is what tonight is charged, by the card in force for its owner and warehouse (R9.25)', () => {
  const days = [
    '2026-11-03',
    '2026-11-04',
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-13',
    '2026-11-14',
    '2026-11-20',
    '2026-11-26',
    '2026-12-07',
  ];
  it.each(days.flatMap((day) => [`${day}T06:00:00.000Z`, `${day}T20:00:00.000Z`]))('at %s', async (now) => {
    world.setClock(now);
    const charged = await chargedTonight(now);
    const of = (shopId: number) => charged.get(shopId) ?? 0;
    for (const [viewer, items] of [
      [seller, of(7)],
      [otherSeller, of(8)],
      [admin, of(7) + of(8)],
    ] as const) {
      const { data, counts } = await world.ask(searchInventory, viewer, { view: 'pastFree', size: 100 });
      expect([data.length, counts.pastFree]).toEqual([items, items]);
      // Narrowed so that rows are counted, not the materialised counts.
      expect((await world.ask(searchInventory, viewer, { sku: 'DD1391-100' })).counts.pastFree).toBe(items);
      expect((await world.ask(searchInventory, viewer, { asOf: now, view: 'pastFree' })).counts.pastFree).toBe(items);
    }
    expect((await world.ask(getStorageOutlook, seller, {})).tonight.items).toBe(of(7));
    expect(await world.ask(getWorkplace, seller, {})).toMatchObject({ pastFree: of(7) });
  });

  it('and an item says how many days that card leaves free', async () => {
    const freeDays = async (viewer: typeof seller, number: number) => (await world.ask(getItem, viewer, { oneId: id(number) })).inProdInfo.freeDays;
    world.setClock('2026-11-09T20:00:00.000Z');
    expect([await freeDays(seller, 1), await freeDays(seller, 2), await freeDays(otherSeller, 3)]).toEqual([20, 20, 20]);
    world.setClock('2026-11-20T20:00:00.000Z');
    expect([await freeDays(seller, 1), await freeDays(staff, 1), await freeDays(otherSeller, 3)]).toEqual([30, 30, 5]);
    expect([await freeDays(seller, 2), await freeDays(otherSeller, 4)]).toEqual([null, 5]);
    const { data } = await world.ask(searchInventory, seller, { oneIds: [id(1), id(2)] });
    expect(new Map(data.map((row) => [row.oneId, row.freeDays]))).toEqual(
      new Map([
        [id(1), 30],
        [id(2), null],
      ]),
    );
  });
});
