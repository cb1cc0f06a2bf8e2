import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { saveItemEndpoint, itemMessages } from '#contracts/item/item-commands.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { noShop } from '../aggregates/shop/shop.ts';
import { anItem, available, exampleOneId as id, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { itemStream, noItem, type Item } from '../aggregates/item/item.ts';
import { saveItem } from './save-item.ts';
import { setAvailable } from './set-available.ts';
import { anAdministrator, aSeller, aWorker } from '../aggregates/item/viewer-examples.ts';
import { loaded } from '#kernel/commands/loaded.ts';

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

  it('refuses administrators who do not manage warehouses, those of the self-operated goods too', () => {
    const viewer = anAdministrator(undefined, [{ permissionId: '200', actions: ['edit'] }]);
    expect(saveItem({ viewer, body: toShop8 }, inStock)).toMatchObject({ rejected: 'Forbidden' });
  });

  it('refuses it on the admin warehouse pages', () => {
    const own = { ...inStock, item: anItem(...available(1)) };
    expect(saveItem({ viewer: anAdministrator(1), body: toShop8 }, own)).toMatchObject({ rejected: 'OwnerChangeOutsideAdmin' });
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

describe('Rule: the owner is changed from the one that the caller saw', () => {
  const shop9 = { ...noShop, exists: true, shopId: 9, realname: 'Zero Stock' };

  it('changes it where that is still the owner', () => {
    expect(saveItem({ viewer: anAdministrator(), body: { ...toShop8, fromShopId: 7 } }, inStock)).toMatchObject({ changes: [{ id }] });
  });

  it('refuses, naming who has it meanwhile', () => {
    const given = { item: anItem(...available(9)), owner: shop8, currentOwner: shop9 };
    expect(saveItem({ viewer: anAdministrator(), body: { ...toShop8, fromShopId: 7 } }, given)).toEqual({
      rejected: 'OwnerChangedMeanwhile',
      field: 'shopId',
      params: { oneId: id, owner: 'Zero Stock' },
    });
    const unowned = { item: anItem(...available(-1)), owner: shop8 };
    expect(saveItem({ viewer: anAdministrator(), body: { ...toShop8, fromShopId: 7 } }, unowned)).toMatchObject({
      rejected: 'OwnerRemovedMeanwhile',
    });
  });
});

describe('Rule: cost and source are for the owner and for administrators (R5.01)', () => {
  it('is for its owner and for administrators', () => {
    for (const viewer of [aSeller(7), anAdministrator()])
      expect(saveItem({ viewer, body: cost }, inStock)).toMatchObject({ changes: [{ events: [{ type: 'ItemCostChanged' }] }] });
  });

  it("refuses staff (R6.46) and does not know another seller's item", () => {
    expect(saveItem({ viewer: aWorker('LAX'), body: cost }, inStock)).toMatchObject({ rejected: 'Forbidden' });
    expect(saveItem({ viewer: aSeller(8), body: cost }, inStock)).toMatchObject({ rejected: 'NotFound' });
    expect(saveItem({ viewer: anAdministrator(), body: cost }, { ...inStock, item: loaded(itemStream, id, noItem) })).toMatchObject({
      rejected: 'NotFound',
    });
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
});

describe('Rule: the owner, and the cost and source, change in inventory status 1, "available", sound or not (R5.01, R5.03)', () => {
  const onShelf = (result: InspectionResult) => anItem(...received(), inspected(result), shelvedOn('S1'));
  const viewer = anAdministrator();

  it.each([toShop8, cost])('%j: of a sound item and of an issue', (body) => {
    for (const item of [onShelf('qualified'), onShelf('missingLid')])
      expect(saveItem({ viewer, body }, { item, owner: shop8 })).toMatchObject({ changes: [{ id }] });
  });

  it.each([toShop8, cost])('%j: not before the shelf, and not while a request holds the item', (body) => {
    for (const item of [
      anItem(...received()),
      anItem(...received(), inspected('qualified')),
      anItem(...available(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC1' } }),
    ])
      expect(saveItem({ viewer, body }, { item, owner: shop8 })).toMatchObject({ rejected: 'ItemStateForbids', field: 'id' });
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
    expect(typeof success === 'function' && [toShop8, cost].map(success)).toEqual([itemMessages.ownerChanged, itemMessages.savedCostAndSource]);
  });
});

describe('Rule: an administrator sets an item out of "Unknown" to available (R4.44): inspected first, then shelved', () => {
  const cancelled = { type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } } as const;
  const body = { oneId: id, reason: 'found on rack B' };

  const setBack = (...events: ItemEvent[]): { said: ItemEvent; item: Item } => {
    const unknown = anItem(...events, cancelled);
    const decision = setAvailable({ viewer: anAdministrator(), body }, { item: unknown });
    const [said] = isRejection(decision) ? [] : (decision.changes[0]!.events as ItemEvent[]);
    return { said: said!, item: itemStream.evolve(unknown, said!) };
  };

  it('records why, and sends what was never inspected to the inspection', () => {
    const { said, item } = setBack(...received());
    expect(said).toEqual({ type: 'ItemSetAvailable', data: { reason: 'found on rack B', awaits: 'inspection' } });
    expect(item.state).toBe('received');
    expect(anItem(...received(), cancelled, said, inspected('qualified'), shelvedOn('S1'))).toMatchObject({ state: 'available', shelfId: 'S1' });
  });

  it.each([
    ['qualified', 'available'],
    ['shoeDefects', 'issue'],
  ] as const)('sends what was found %s to a shelf, where it is %s', (result, state) => {
    const { said, item } = setBack(...received(), inspected(result));
    expect(item.state).toBe('inspected');
    expect(itemStream.evolve(item, shelvedOn('S1'))).toMatchObject({ state, shelfId: 'S1' });
    expect(said).toMatchObject({ data: { awaits: 'shelving' } });
  });

  it('takes a repaired item for one that is yet to be inspected', () => {
    const repaired: ItemEvent[] = [
      ...available(),
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    ];
    expect(setBack(...repaired).item.state).toBe('received');
  });

  it('leaves those available that were set so before anything was asked for', () => {
    const then: ItemEvent = { type: 'ItemSetAvailable', data: { reason: '' } };
    expect(anItem(...received(), cancelled, then).state).toBe('available');
    expect(anItem(...received(), inspected('fake'), cancelled, then).state).toBe('issue');
  });

  it('refuses any other item', () => {
    expect(setAvailable({ viewer: anAdministrator(), body }, { item: anItem(...available()) })).toMatchObject({ rejected: 'ItemStateForbids' });
  });
});
