import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { logOf, rowsAfter, type LogEntry } from '#tests/support/log-of.ts';
import { storageStaysProjection } from './projection.ts';

const shelved: ItemEvent = { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-03-2' } };
const moved: ItemEvent = { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'B-01-4', fromShelfId: 'S1' } };
const laid: ItemEvent = { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'B-01-4', fromShelfId: '' } };
const undone: ItemEvent = { type: 'ShelvingUndone', data: { shelfId: 'S1', first: true } };
const cancelled: ItemEvent = { type: 'InboundCancelled', data: { batchNo: 'B-1', reason: 'mistake' } };
const repaired: ItemEvent = { type: 'ItemRepaired', data: { repairNo: 'RP-1', photos: [], remark: '' } };
const found: ItemEvent = { type: 'ItemSetAvailable', data: { reason: 'found' } };
const toShop = (shopId: number, fromShopId = 7): ItemEvent => ({ type: 'ItemOwnerChanged', data: { fromShopId, shopId, reason: 'admin' } });
const shipped: ItemEvent = {
  type: 'ItemShipped',
  data: { oddNo: 'OC1', requestType: 3, logNo: '1Z', carrier: 'UPS', outType: 3, deliveryFee: 0, otherFee: 0 },
};

/** A day apart, from 1 November on. */
type Step = ItemEvent | [ItemEvent, { shopId?: number; warehouseId?: string }];
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;
const after = (...steps: Step[]) => {
  const life = steps.map((step, index): LogEntry<ItemEvent> => {
    const [event, { shopId = 7, warehouseId = 'EWR' }] = Array.isArray(step) ? step : [step, {}];
    return [event, { at: day(index + 1), tags: { oneId: 'A', shopIds: [shopId], warehouseId } }];
  });
  const others = logOf<ItemEvent>([shelved, { at: day(1), tags: { oneId: 'B', shopIds: [8], warehouseId: 'LAX' } }]);
  const rows = rowsAfter(storageStaysProjection, [...logOf(...life), ...others]);
  expect(rows['B']).toMatchObject({ shop_id: 8, warehouse_id: 'LAX', until_at: null });
  return rows['A'];
};

describe('Rule: a stay lasts from the first shelving until the item leaves', () => {
  it('begins with it, wherever the item is moved afterwards', () => {
    const stay = { shop_id: 7, warehouse_id: 'EWR', shelved_at: day(1), from_at: day(1), until_at: null, earlier: null };
    expect(after(shelved)).toMatchObject(stay);
    expect(after(shelved, moved, moved)).toMatchObject(stay);
    expect(after(laid, moved)).toMatchObject(stay);
  });

  it('goes on through a repair', () => {
    expect(after(shelved, repaired, shelved)).toMatchObject({ from_at: day(1), until_at: null, earlier: null });
  });

  it('ends with the outbound', () => {
    expect(after(shelved, moved, shipped)).toMatchObject({ from_at: day(1), until_at: day(3) });
  });

  it('stops where the inbound is cancelled, and goes on once the item is back', () => {
    const first = { shopId: 7, warehouseId: 'EWR', shelvedAt: day(1), fromAt: day(1), untilAt: day(2) };
    expect(after(shelved, cancelled)).toMatchObject({ until_at: day(2) });
    expect(after(shelved, cancelled, shelved)).toMatchObject({ shelved_at: day(1), from_at: day(3), until_at: null, earlier: [first] });
    expect(after(shelved, cancelled, found)).toMatchObject({ shelved_at: day(1), from_at: day(3), until_at: null, earlier_until: day(2) });
  });
});

describe('Rule: a shelving that is undone never was', () => {
  it('and the count begins with the next', () => {
    expect(after(shelved, undone)).toMatchObject({ from_at: day(1), until_at: day(1) });
    expect(after(shelved, undone, shelved)).toMatchObject({ shelved_at: day(3), from_at: day(3), until_at: null });
  });

  it('nor does it lie there once it is found again', () => {
    expect(after(shelved, undone, cancelled, found)).toMatchObject({ from_at: day(1), until_at: day(1) });
  });

  it('but not the stay before it', () => {
    expect(after(shelved, cancelled, shelved, undone)).toMatchObject({ from_at: day(3), until_at: day(3), earlier_until: day(2) });
    expect(after(shelved, repaired, shelved, undone)).toMatchObject({ from_at: day(1), until_at: null });
  });
});

describe('Rule: each owner has a stay of their own, and free days go on', () => {
  it('from one to the next', () => {
    const first = { shopId: 7, warehouseId: 'EWR', shelvedAt: day(1), fromAt: day(1), untilAt: day(2) };
    expect(after(shelved, [toShop(9), { shopId: 9 }])).toMatchObject({
      shop_id: 9,
      shelved_at: day(1),
      from_at: day(2),
      until_at: null,
      earlier: [first],
    });
  });

  it('not where the owner stays the same, or nothing is stored', () => {
    expect(after(shelved, toShop(7))).toMatchObject({ from_at: day(1), earlier: null });
    expect(after(toShop(9), shipped)).toBeUndefined();
    expect(after(shelved, shipped, toShop(9))).toMatchObject({ shop_id: 7, until_at: day(2), earlier: null });
  });
});

describe('Rule: in another warehouse the free days begin anew', () => {
  it('with the first shelving there', () => {
    const there = after(shelved, cancelled, [shelved, { warehouseId: 'LAX' }]);
    expect(there).toMatchObject({ warehouse_id: 'LAX', shelved_at: day(3), from_at: day(3), earlier_until: day(2) });
  });
});

describe('Rule: an event that changes no stay touches no row', () => {
  it.each([moved, repaired, toShop(7)])('$type', (event) => {
    const [recorded] = logOf<ItemEvent>([event, { tags: { oneId: 'A', shopIds: [7], warehouseId: 'EWR' } }]);
    expect(storageStaysProjection.keyOf(recorded!)).toBeNull();
  });
});
