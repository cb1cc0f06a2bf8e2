import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { saveItemEndpoint } from '#contracts/item/save-item.ts';
import { noShop } from '../streams/shop.ts';
import { anItem, available, exampleOneId as id, inspected, received, shelvedOn } from './item-examples.ts';
import { noItem } from './item.ts';
import { saveItem } from './save-item.ts';
import { setAvailable } from './set-available.ts';
import { anAdministrator, aSeller, aWorker } from './viewer-examples.ts';

const shop8 = { ...noShop, exists: true, shopId: 8 };
const inStock = { item: anItem(...available()), owner: shop8 };
const toShop8 = { id, shopId: 8 };
const cost = { id, costPrice: 12_000, supply: 'Outlet' };

describe('Rule: only administrators change the owner (R5.03, R6.45)', () => {
  it('changes it and names the former one', () => {
    expect(saveItem({ viewer: anAdministrator(), body: toShop8 }, inStock)).toMatchObject({
      changes: [{ id, events: [{ type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } }] }],
    });
  });

  it('refuses sellers and staff', () => {
    for (const viewer of [aSeller(7), aWorker('LAX')]) expect(saveItem({ viewer, body: toShop8 }, inStock)).toMatchObject({ rejected: 'Forbidden' });
  });

  it('refuses it on the admin warehouse pages', () => {
    const own = { ...inStock, item: anItem(...available(1)) };
    expect(saveItem({ viewer: anAdministrator(1), body: toShop8 }, own)).toMatchObject({ rejected: 'OwnerChangeOutsideAdmin' });
  });

  it('refuses it while the item is not in stock', () => {
    const before = { ...inStock, item: anItem(...received()) };
    expect(saveItem({ viewer: anAdministrator(), body: toShop8 }, before)).toMatchObject({ rejected: 'ItemStateForbids' });
  });

  it('refuses an owner that does not exist, but knows "unowned" (R3.13)', () => {
    const nobody = { ...inStock, owner: noShop };
    expect(saveItem({ viewer: anAdministrator(), body: toShop8 }, nobody)).toMatchObject({ rejected: 'OwnerUnknown' });
    expect(saveItem({ viewer: anAdministrator(), body: { id, shopId: -1 } }, nobody)).toMatchObject({ changes: [{}] });
  });

  it('records nothing when the owner stays', () => {
    expect(saveItem({ viewer: anAdministrator(), body: { id, shopId: 7 } }, inStock)).toEqual({ changes: [] });
  });
});

describe('Rule: cost and source change while the item is available (R5.01)', () => {
  it('is for its owner and for administrators', () => {
    for (const viewer of [aSeller(7), anAdministrator()])
      expect(saveItem({ viewer, body: cost }, inStock)).toMatchObject({ changes: [{ events: [{ type: 'ItemCostChanged' }] }] });
  });

  it("refuses staff (R6.46) and does not know another seller's item", () => {
    expect(saveItem({ viewer: aWorker('LAX'), body: cost }, inStock)).toMatchObject({ rejected: 'Forbidden' });
    expect(saveItem({ viewer: aSeller(8), body: cost }, inStock)).toMatchObject({ rejected: 'NotFound' });
    expect(saveItem({ viewer: anAdministrator(), body: cost }, { ...inStock, item: noItem })).toMatchObject({ rejected: 'NotFound' });
  });

  it('records the cost that the former owner had when the new one saves it, and nothing when it stays', () => {
    const saved: ItemEvent = { type: 'ItemCostChanged', data: { costPrice: 12_000, supply: 'Outlet' } };
    const moved: ItemEvent = { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } };
    const viewer = anAdministrator();
    expect(saveItem({ viewer, body: cost }, { ...inStock, item: anItem(...available(), saved) })).toEqual({ changes: [] });
    expect(saveItem({ viewer, body: cost }, { ...inStock, item: anItem(...available(), saved, moved) })).toMatchObject({
      changes: [{ events: [{ type: 'ItemCostChanged' }] }],
    });
  });

  it('refuses an issue', () => {
    const issue = anItem(...received(), inspected('missingLid'), shelvedOn('S1'));
    expect(saveItem({ viewer: aSeller(7), body: cost }, { ...inStock, item: issue })).toMatchObject({ rejected: 'ItemStateForbids' });
  });
});

describe('Rule: one save sets the owner or the cost, never both (R7.15, R7.16)', () => {
  it('refuses a body that holds both, or half', () => {
    expect(saveItemEndpoint.body!.safeParse(toShop8).success).toBe(true);
    expect(saveItemEndpoint.body!.safeParse(cost).success).toBe(true);
    expect(saveItemEndpoint.body!.safeParse({ ...cost, shopId: 8 }).success).toBe(false);
    expect(saveItemEndpoint.body!.safeParse({ id }).success).toBe(false);
  });

  it('says which of them it saved (R8.10)', () => {
    const { success } = saveItemEndpoint;
    expect(typeof success === 'function' && [toShop8, cost].map(success)).toEqual(['saved', 'savedCostAndSource']);
  });
});

describe('Rule: an administrator sets an item out of "Unknown" to available (R4.44)', () => {
  const cancelled = { type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } } as const;
  const body = { oneId: id, reason: 'found on rack B' };

  it('records why', () => {
    const unknown = anItem(...received(), cancelled);
    expect(setAvailable({ viewer: anAdministrator(), body }, unknown)).toMatchObject({ changes: [{ events: [{ type: 'ItemSetAvailable' }] }] });
  });

  it('refuses any other item', () => {
    expect(setAvailable({ viewer: anAdministrator(), body }, anItem(...available()))).toMatchObject({ rejected: 'ItemStateForbids' });
  });
});
