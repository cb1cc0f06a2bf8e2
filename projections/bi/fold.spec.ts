import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { logOf, type LogEntry } from '#tests/support/log-of.ts';
import { counted } from './fold.ts';
import type { ActivityItemRow } from './table.ts';

const what = { sku: 'S', brand: 'N', name: 'N', size: '9', image: '', pku: '', preId: 'FC-1', logNo: '1Z1', warehouseId: 'EWR', shopId: 7 };
const forecast: ItemEvent = { type: 'ItemForecast', data: { ...what, costPrice: 9_600, supply: null } };
const received: ItemEvent = {
  type: 'ItemReceived',
  data: { ...what, packId: '', batchNo: 'IB-1', condition: 'intact', kind: 'forecast', photos: [] },
};
const sold: ItemEvent = { type: 'ConsignmentSold', data: { oddNo: 'OC6', platform: 'p', platOrderNo: 'n', soldPrice: 12_800 } };
const short: ItemEvent = { type: 'ItemShortPicked', data: { oddNo: 'OC6', shelfId: 'S1', reason: 'gone' } };
const moved: ItemEvent = { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } };

/** What a life adds up to, as `hour shop measure`. */
const sums = (...steps: [ItemEvent, ItemState, number?][]) => {
  const found: Record<string, number> = {};
  let item: ActivityItemRow | undefined;
  for (const event of logOf<ItemEvent>(
    ...steps.map(([one, state, shopId = 7]): LogEntry<ItemEvent> => [one, { tags: { oneId: 'A', shopIds: [shopId], warehouseId: 'EWR', state } }]),
  ))
    item = counted(item, event, ({ quarter, shop_id }, measure, by) => {
      const key = `${quarter.slice(11, 13)} ${shop_id} ${measure}`;
      found[key] = (found[key] ?? 0) + by;
    });
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0));
};

describe('Rule: stock is what lies in a warehouse', () => {
  it('begins with the receipt, not with the forecast', () => {
    expect(sums([forecast, 'forecast'])).toEqual({});
    expect(sums([forecast, 'forecast'], [received, 'received'])).toEqual({ '09 7 inbound': 1, '09 7 stock': 1 });
  });

  it('moves with the owner', () => {
    expect(sums([received, 'received'], [moved, 'available', 8])).toEqual({ '08 7 inbound': 1, '08 7 stock': 1, '09 7 stock': -1, '09 8 stock': 1 });
  });
});

describe('Rule: an event that leaves an item where it is adds nothing', () => {
  it('touches no sum and nothing that is remembered', () => {
    const corrected: ItemEvent = { type: 'ItemCostChanged', data: { costPrice: 9_600, supply: 'StockX' } };
    const [first, second] = logOf<ItemEvent>(
      [forecast, { tags: { oneId: 'A', shopIds: [7], warehouseId: 'EWR', state: 'available' } }],
      [corrected, { tags: { oneId: 'A', shopIds: [7], warehouseId: 'EWR', state: 'available' } }],
    );
    const before = counted(undefined, first!, () => {});
    const added: unknown[] = [];
    expect(counted(before, second!, (...one) => added.push(one))).toBe(before);
    expect(added).toEqual([]);
  });
});

describe('Rule: what leaves for a sale on a channel is sold, as what was consigned is', () => {
  const onChannel: ItemEvent = {
    type: 'DirectOutboundOrdered',
    data: { oddNo: 'OC14', dropship: true, sale: { saleId: 'stockMarket-1', platform: 'p', platOrderNo: 'n', soldPrice: 12_800 } },
  };
  const given: [ItemEvent, ItemState][] = [
    [forecast, 'forecast'],
    [received, 'received'],
  ];

  it('with what it brought over its cost', () => {
    expect(sums(...given, [onChannel, 'outbounding.pending'])).toMatchObject({ '10 7 sales_cents': 12_800, '10 7 profit_cents': 3_200 });
  });

  it('unless it is cancelled', () => {
    const cancelled: ItemEvent = { type: 'RequestCancelled', data: { oddNo: 'OC14', requestType: 14 } };
    expect(sums(...given, [onChannel, 'outbounding.pending'], [cancelled, 'available'])).not.toHaveProperty('10 7 sales_cents');
  });
});

describe('Rule: what did not come to pass is taken out of the quarter that it was counted in', () => {
  it('takes back a cancelled receipt', () => {
    const cancelled: ItemEvent = { type: 'InboundCancelled', data: { batchNo: 'IB-1', reason: 'mistake' } };
    expect(sums([received, 'received'], [cancelled, 'unknown'])).toEqual({ '08 7 stock': 1, '09 7 stock': -1 });
  });

  it('from whom it was counted for, where somebody claimed the goods meanwhile', () => {
    const cancelled: ItemEvent = { type: 'InboundCancelled', data: { batchNo: 'IB-1', reason: 'mistake' } };
    const counts = sums([received, 'received', -1], [moved, 'received', 7], [cancelled, 'unknown', 7]);
    expect(Object.keys(counts).filter((key) => key.endsWith('inbound'))).toEqual([]);
  });

  it('takes back a sale that could not be shipped', () => {
    const steps: [ItemEvent, ItemState][] = [
      [forecast, 'forecast'],
      [received, 'received'],
      [sold, 'onConsignment.sold'],
    ];
    expect(sums(...steps)).toMatchObject({ '10 7 sales_cents': 12_800, '10 7 profit_cents': 3_200 });
    expect(sums(...steps, [short, 'available'])).toEqual({ '09 7 inbound': 1, '09 7 stock': 1 });
  });
});

describe('Rule: profit needs a known cost', () => {
  it('is nothing where the cost is not known', () => {
    expect(sums([received, 'received'], [sold, 'onConsignment.sold'])).toMatchObject({ '09 7 sales_cents': 12_800 });
    expect(sums([received, 'received'], [sold, 'onConsignment.sold'])).not.toHaveProperty('09 7 profit_cents');
  });
});
