import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { getWorkplace } from '#contracts/overview/overview-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { warehouseStream } from '#services/aggregates/warehouse/warehouse.ts';
import { id, item, reference, stored } from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const terms = { warehouseId: 'EWR', name: 'EWR-1 Newark', level: 'Advance', timeZone: 'America/New_York', city: 'Newark', menu: [] } as const;

/** 20 free days and 21 cents a day; from 11 November 10 free days and 30 cents. Shelved on 15 October and 5 November; today is the 20th. */
beforeAll(async () => {
  world = await readWorld('2026-10-15T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), item(id(1), ...stored()));
  world.setClock('2026-11-05T14:00:00.000Z');
  await world.happen(actorOf(staff), item(id(2), ...stored()));
  world.setClock('2026-11-10T14:00:00.000Z');
  const changed = { ...terms, menu: [...terms.menu], storageLimitDays: 10, dailyFeeCents: 30 };
  await world.happen(actorOf(admin), fact(warehouseStream, 'EWR', { type: 'WarehouseChanged', data: changed }));
  world.setClock('2026-11-20T15:00:00.000Z');
});
afterAll(() => world.close());

describe('Rule: the storage fee of a day is the one in force on it, wherever it shows', () => {
  // The first is free through 3 November: the nights of the 4th to the 10th at 21 cents, of the 11th to the 19th at 30. The second is free through the 14th: five nights at 30.
  const fees = [7 * 21 + 9 * 30, 5 * 30];

  it('on each item', async () => {
    const rows = new Map((await world.ask(listInventory, seller, {})).data.map((row) => [row.oneId, row.wareFee]));
    expect([rows.get(id(1)), rows.get(id(2))]).toEqual(fees);
    expect((await world.ask(getItem, seller, { oneId: id(1) })).inProdInfo.wareFee).toBe(fees[0]);
  });

  it('and in every sum', async () => {
    const all = fees[0]! + fees[1]!;
    expect(await world.ask(getWorkplace, seller, {})).toMatchObject({ of: 'shop', storageFee: all });
    const { ageing } = await world.ask(getBi, admin, { from: '2026-11-01', to: '2026-11-20' });
    expect(ageing.reduce((sum, { fee }) => sum + fee, 0)).toBe(all);
  });

  it('and in what is built anew from the log', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});

describe('Rule: where a card is in force for the shop and the warehouse, each item and every sum goes by it, as the nightly charge does', () => {
  const storage = (cents: number, freeDays: number): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays } });
  const publish = (scope: RateScope, effectiveFrom: string, line: FeeLine) => {
    const data = { cardId: cardIdOf(scope), version: 1, scope, effectiveFrom, lines: [line], description: 'As agreed' };
    return world.happen(actorOf(admin), fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data }));
  };
  // From the 16th on the merchant pays 5 cents after 12 free days: of the first the nights of the 4th to the 15th as before, then four; of the second the 15th at 30, then the 17th to the 19th.
  const fees = [7 * 21 + 5 * 30 + 4 * 5, 1 * 30 + 3 * 5];

  it('of the merchant in the warehouse, and not of another one', async () => {
    await publish({ kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'EWR' }, '2026-11-16', storage(5, 12));
    await publish({ kind: 'merchant', shopId: 8 }, '2026-11-12', storage(99, 0));
    const rows = new Map((await world.ask(listInventory, seller, {})).data.map((row) => [row.oneId, row.wareFee]));
    expect([rows.get(id(1)), rows.get(id(2))]).toEqual(fees);
    expect((await world.ask(getItem, seller, { oneId: id(1) })).inProdInfo.wareFee).toBe(fees[0]);
    const all = fees[0]! + fees[1]!;
    expect(await world.ask(getWorkplace, seller, {})).toMatchObject({ of: 'shop', storageFee: all });
    const { ageing } = await world.ask(getBi, admin, { from: '2026-11-01', to: '2026-11-20' });
    expect(ageing.reduce((sum, { fee }) => sum + fee, 0)).toBe(all);
  });

  it('and the floor is told none', async () => {
    const [row] = (await world.ask(listInventory, staff, {})).data;
    expect(row).not.toHaveProperty('wareFee');
  });
});
