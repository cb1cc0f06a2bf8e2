import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { counted } from '#projections/bi/fold.ts';
import type { ActivityItemRow } from '#projections/bi/table.ts';
import { inventoryProjection } from '#projections/inventory/projection.ts';
import { available } from '#services/aggregates/item/item-examples.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { logOf, rowsAfter } from '../support/log-of.ts';

const cost: ItemEvent = { type: 'ItemCostChanged', data: { costPrice: 9_600, supply: 'Outlet' } };
const applied = (requestType: 5 | 6): ItemEvent => ({ type: 'ItemRequested', data: { oddNo: 'OC1', requestType } });
const quoted: ItemEvent = { type: 'RequestQuoted', data: { oddNo: 'OC1', requestType: 5, price: 7_100 } };
const answered = (type: 'RequestConfirmed' | 'RequestCancelled'): ItemEvent => ({ type, data: { oddNo: 'OC1', requestType: 5 } });
const owned = (reason: 'admin' | 'cashOut', shopId: number, fromShopId = 7): ItemEvent => ({
  type: 'ItemOwnerChanged',
  data: { fromShopId, shopId, reason },
});
const listed: ItemEvent = { type: 'ConsignmentListed', data: { oddNo: 'OC1', platform: 'market', price: 12_000 } };
const delisted: ItemEvent = { type: 'ConsignmentDelisted', data: { oddNo: 'OC1' } };
const approved: ItemEvent = { type: 'RequestApproved', data: { oddNo: 'OC1', requestType: 6 } };

/** The cost that the deciders, the list and the profit know after these events. */
const knownAfter = (...events: ItemEvent[]) => {
  let item = itemStream.initial;
  const log = logOf<ItemEvent>(
    ...events.map((event): [ItemEvent, { tags: ReturnType<typeof itemStream.tags> }] => {
      item = itemStream.evolve(item, event);
      return [event, { tags: itemStream.tags(item, 'A') }];
    }),
  );
  const listedAs = rowsAfter(inventoryProjection, log)['A']!;
  let summed: ActivityItemRow | undefined;
  for (const event of log) summed = counted(summed, event, () => {});
  return { written: [item.costPrice, item.supply], read: [listedAs.cost_price_cents, listedAs.supply], summed: summed?.cost_cents };
};

describe('Rule: deciders, lists and sums know the same cost of an item', () => {
  it.each<[string, ItemEvent[], number | null, string | null]>([
    ['is the owner’s', [cost], 9_600, 'Outlet'],
    ['is forgotten with a new owner', [cost, owned('admin', 8)], null, null],
    ['is what the operator quoted, after a cash-out', [cost, applied(5), quoted, answered('RequestConfirmed'), owned('cashOut', 1)], 7_100, null],
    ['is no offer that was turned down', [cost, applied(5), quoted, answered('RequestCancelled'), owned('admin', 8)], null, null],
    [
      'is no earlier offer when another request gives it away',
      [cost, applied(5), quoted, answered('RequestCancelled'), applied(6), approved, listed, delisted, owned('cashOut', 1)],
      null,
      null,
    ],
    ['stays where the owner stays', [cost, applied(5), quoted, answered('RequestConfirmed'), owned('cashOut', 7)], 9_600, 'Outlet'],
    ['is what the new owner saves', [cost, owned('admin', 8), cost], 9_600, 'Outlet'],
  ])('%s', (_what, events, costPrice, supply) => {
    expect(knownAfter(...available(), ...events)).toEqual({ written: [costPrice, supply], read: [costPrice, supply], summed: costPrice });
  });
});
