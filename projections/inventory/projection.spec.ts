import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { logOf, rowsAfter, type LogEntry } from '#tests/support/log-of.ts';
import { inventoryProjection } from './projection.ts';

const what = { sku: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', size: '9.5', image: '', pku: 'P-1' };
const forecast: ItemEvent = {
  type: 'ItemForecast',
  data: { preId: 'FC-1', logNo: '1Z1', shopId: 7, warehouseId: 'EWR', ...what, costPrice: 9600, supply: 'SNKRS' },
};
const shelved: ItemEvent = { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-03-2' } };
const requested = (requestType: 3 | 5, dropship = false): ItemEvent => ({ type: 'ItemRequested', data: { oddNo: 'OC1', requestType, dropship } });

type Step = [ItemEvent, ItemState];
const life = (oneId: string, ...steps: Step[]) =>
  logOf<ItemEvent>(...steps.map(([event, state]): LogEntry<ItemEvent> => [event, { tags: { oneId, shopIds: [7], warehouseId: 'EWR', state } }]));
const after = (...steps: Step[]) => rowsAfter(inventoryProjection, [...life('A', ...steps), ...life('B', [forecast, 'forecast'])]);

describe('the inventory row', () => {
  it('takes its state from the event’s tags, and is the row of its own item', () => {
    const rows = after([forecast, 'forecast'], [shelved, 'available']);
    expect(rows['A']).toMatchObject({ state: 'available', status: 1, shelf_id: 'S1', shelved_by: 'Lin', cost_price_cents: 9600, version: 2 });
    expect(rows['B']).toMatchObject({ state: 'forecast', status: null, shelf_id: null, version: 1 });
  });

  it('counts storage from the first shelving', () => {
    const moved: ItemEvent = { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'B-01-4', fromShelfId: 'S1' } };
    expect(after([shelved, 'available'], [moved, 'available'], [shelved, 'available'])['A']).toMatchObject({
      shelved_at: '2026-11-20T08:00:00.000Z',
    });
  });

  it('says since when it is in its state', () => {
    const moved: ItemEvent = { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'B-01-4', fromShelfId: 'S1' } };
    expect(after([forecast, 'forecast'], [shelved, 'available'], [moved, 'available'])['A']).toMatchObject({
      state_since: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });
});

describe('Rule: a dropship shows 9 while it waits and 10 while it is in work', () => {
  const picked: ItemEvent = { type: 'ItemPicked', data: { oddNo: 'OC1', shelfId: 'S1', tote: '1' } };

  it('in place of 3', () => {
    expect(after([requested(3), 'outbounding.reviewing'])['A']?.status).toBe(3);
    expect(after([requested(3, true), 'outbounding.reviewing'])['A']?.status).toBe(9);
    expect(after([requested(3, true), 'outbounding.pending'], [picked, 'outbounding.picked'])['A']).toMatchObject({ status: 10, shelf_id: null });
  });
});

describe('Rule: an item that an order lets go shows nothing of the order', () => {
  it('drops number and type once it is back', () => {
    const rejected: ItemEvent = { type: 'RequestRejected', data: { oddNo: 'OC1', requestType: 3, reason: 'no' } };
    expect(after([requested(3, true), 'outbounding.reviewing'], [rejected, 'available'])['A']).toMatchObject({
      odd_no: null,
      request_type: null,
      dropship: false,
      status: 1,
    });
  });
});

const moved = (reason: 'admin' | 'cashOut'): ItemEvent => ({ type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 1, reason } });

describe('Rule: a new owner does not take over the former one’s cost', () => {
  it('forgets cost and source', () => {
    expect(after([forecast, 'forecast'], [moved('admin'), 'available'])['A']).toMatchObject({ shop_id: 1, cost_price_cents: null, supply: null });
  });

  it('but says whose inbound it was, also back with nobody', () => {
    const given = (fromShopId: number, shopId: number): Step => [
      { type: 'ItemOwnerChanged', data: { fromShopId, shopId, reason: 'admin' } },
      'available',
    ];
    expect(after([forecast, 'forecast'], given(7, 8), given(8, -1), given(-1, 9))['A']).toMatchObject({ shop_id: 9, inbound_shop_id: 7 });
  });

  it('takes what was quoted as the operator’s cost', () => {
    const quoted: ItemEvent = { type: 'RequestQuoted', data: { oddNo: 'OC1', requestType: 5, price: 7100 } };
    const rows = after(
      [forecast, 'forecast'],
      [requested(5), 'cashingOut.reviewing'],
      [quoted, 'cashingOut.quoted'],
      [moved('cashOut'), 'available'],
    );
    expect(rows['A']).toMatchObject({ shop_id: 1, cost_price_cents: 7100 });
  });
});
