import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { itemMessages, saveItemEndpoint } from '#contracts/item/item-commands.ts';
import { available, exampleOneId as id, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { anAdministrator, aSeller, aWorker } from '../aggregates/item/viewer-examples.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { noShop, shopStream } from '../aggregates/shop/shop.ts';
import { saveItem } from './save-item.ts';
import { setAvailable } from './set-available.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, stateOf } from '#tests/support/given.ts';

const saving = specification(saveItem, (given, { body }) => {
  const item = given.one(itemStream, body.id);
  if (!('shopId' in body)) return { item, owner: noShop };
  return { item, owner: given.one(shopStream, body.shopId), currentOwner: given.one(shopStream, item.shopId) };
});
const item = (...events: ItemEvent[]) => fact(itemStream, id, ...events);
const inStock = item(...available());
const shop8 = aShop(8);
const toShop8 = { id, shopId: 8 };
const cost = { id, costPrice: 12_000, supply: 'Outlet' };
const viewer = anAdministrator();
const ownerChanged = { id, type: 'ItemOwnerChanged' };
const costChanged = { id, type: 'ItemCostChanged' };

describe('Rule: only administrators change the owner (R5.03, R6.45)', () => {
  it('changes it and names the former one', () => {
    const data = { fromShopId: 7, shopId: 8, reason: 'admin' };
    saving
      .given(inStock, shop8)
      .when({ viewer, body: toShop8 })
      .then({ ...ownerChanged, data });
  });

  it.each([
    ['sellers', aSeller(7)],
    ['staff', aWorker('LAX')],
    ['administrators who do not manage warehouses', anAdministrator(undefined, [{ permissionId: '200', actions: ['edit'] }])],
  ])('refuses %s', (_, other) => saving.given(inStock, shop8).when({ viewer: other, body: toShop8 }).thenRejected('Forbidden'));

  it('refuses it on the admin warehouse pages', () => {
    const own = item(...available(1));
    saving
      .given(own, shop8)
      .when({ viewer: anAdministrator(1), body: toShop8 })
      .thenRejected('OwnerChangeOutsideAdmin');
  });

  it('refuses an owner that does not exist, but knows "unowned" (R3.13)', () => {
    saving.given(inStock).when({ viewer, body: toShop8 }).thenRejected('OwnerUnknown');
    saving
      .given(inStock)
      .when({ viewer, body: { id, shopId: -1 } })
      .then(ownerChanged);
  });

  it('records nothing when the owner stays', () => {
    saving
      .given(inStock, aShop(7))
      .when({ viewer, body: { id, shopId: 7 } })
      .thenNothingHappened();
  });
});

describe('Rule: the owner is changed from the one that the caller saw', () => {
  const fromShop7 = { viewer, body: { ...toShop8, fromShopId: 7 } };

  it('changes it where that is still the owner', () => saving.given(inStock, shop8).when(fromShop7).then(ownerChanged));

  it('refuses, naming who has it meanwhile', () => {
    const others = item(...available(9));
    const refused = saving.given(others, shop8, aShop(9, { realname: 'Zero Stock' })).when(fromShop7);
    refused.thenRejected('OwnerChangedMeanwhile', { field: 'shopId', params: { oneId: id, owner: 'Zero Stock' } });
    const unowned = item(...available(-1));
    saving.given(unowned, shop8).when(fromShop7).thenRejected('OwnerRemovedMeanwhile');
  });
});

describe('Rule: cost and source are for the owner and for administrators (R5.01)', () => {
  it('is for its owner and for administrators', () => {
    for (const by of [aSeller(7), viewer]) saving.given(inStock).when({ viewer: by, body: cost }).then(costChanged);
  });

  it("refuses staff (R6.46) and does not know another seller's item", () => {
    const save = (by: typeof viewer) => ({ viewer: by, body: cost });
    saving
      .given(inStock)
      .when(save(aWorker('LAX')))
      .thenRejected('Forbidden');
    saving
      .given(inStock)
      .when(save(aSeller(8)))
      .thenRejected('NotFound');
    saving.given().when(save(viewer)).thenRejected('NotFound');
  });

  it('records the cost that the former owner had when the new one saves it, and nothing when it stays', () => {
    const saved = item({ type: 'ItemCostChanged', data: { costPrice: 12_000, supply: 'Outlet' } });
    const moved = item({ type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } });
    saving.given(inStock, saved).when({ viewer, body: cost }).thenNothingHappened();
    saving.given(inStock, saved, moved).when({ viewer, body: cost }).then(costChanged);
  });
});

describe('Rule: the owner, and the cost and source, change in inventory status 1, "available", sound or not (R5.01, R5.03)', () => {
  const changes = [
    [toShop8, ownerChanged],
    [cost, costChanged],
  ] as const;

  it.each(changes)('%j: of a sound item and of an issue', (body, changed) => {
    for (const result of ['qualified', 'missingLid'] as const) {
      const onShelf = item(...received(), inspected(result), shelvedOn('S1'));
      saving.given(onShelf, shop8).when({ viewer, body }).then(changed);
    }
  });

  it.each(changes)('%j: not before the shelf, and not while a request holds the item', (body) => {
    const atDock = item(...received());
    const notShelved = item(...received(), inspected('qualified'));
    const held = item(...available(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC1' } });
    for (const other of [atDock, notShelved, held])
      saving.given(other, shop8).when({ viewer, body }).thenRejected('ItemStateForbids', { field: 'id' });
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
  const setting = specification(setAvailable, (given, { body }) => ({ item: given.one(itemStream, body.oneId) }));
  const command = { viewer, body: { oneId: id, reason: 'found on rack B' } };
  const cancelled = item({ type: 'InboundCancelled', data: { batchNo: 'IB-1121-1', reason: '' } });
  const set = { id, type: 'ItemSetAvailable' };

  it('records why, and sends what was never inspected to the inspection', () => {
    const atDock = item(...received());
    const back = setting.given(atDock, cancelled).when(command);
    const said = { type: 'ItemSetAvailable', data: { reason: 'found on rack B', awaits: 'inspection' } };
    expect(back.facts().map(({ events }) => events)).toEqual([[said]]);
    expect(back.stateAfter(itemStream, id).state).toBe('received');
    const shelved = item(inspected('qualified'), shelvedOn('S1'));
    expect(stateOf(itemStream, id, atDock, cancelled, back.facts(), shelved)).toMatchObject({ state: 'available', shelfId: 'S1' });
  });

  it.each([
    ['qualified', 'available'],
    ['shoeDefects', 'issue'],
  ] as const)('sends what was found %s to a shelf, where it is %s', (result, state) => {
    const found = item(...received(), inspected(result));
    const back = setting.given(found, cancelled).when(command);
    back.then({ ...set, data: { awaits: 'shelving' } });
    expect(back.stateAfter(itemStream, id).state).toBe('inspected');
    const shelved = item(shelvedOn('S1'));
    expect(stateOf(itemStream, id, found, cancelled, back.facts(), shelved)).toMatchObject({ state, shelfId: 'S1' });
  });

  it('takes a repaired item for one that is yet to be inspected', () => {
    const repaired = item(
      ...available(),
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    );
    expect(setting.given(repaired, cancelled).when(command).stateAfter(itemStream, id).state).toBe('received');
  });

  it('leaves those available that were set so before anything was asked for', () => {
    const then = item({ type: 'ItemSetAvailable', data: { reason: '' } });
    const [sound, fake] = [item(...received()), item(...received(), inspected('fake'))];
    expect(stateOf(itemStream, id, sound, cancelled, then).state).toBe('available');
    expect(stateOf(itemStream, id, fake, cancelled, then).state).toBe('issue');
  });

  it('refuses any other item', () => setting.given(inStock).when(command).thenRejected('ItemStateForbids'));
});
