import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { labelledGoods } from '#projections/inventory/labelled-goods.ts';
import { item } from './facts.ts';
import { claimed, consigned, dunkOne, dunkTwo, itemWorld, transferred } from './item-world.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, shopUser, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await itemWorld()));
afterAll(() => world.close());

describe('Rule: an item exists only for those who may see it', () => {
  it('is not found by another seller or another warehouse', async () => {
    expect(await world.refusal(getItem, otherSeller, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, otherStaff, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, seller, { oneId: transferred })).toBe('NotFound');
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).oneId).toBe(dunkOne);
  });
});

describe('Rule: a label says what an item is to those alone who may see it', () => {
  it('and nothing of it to another seller or another warehouse', async () => {
    const goodsOf = labelledGoods(new Kysely<any>({ dialect: new PostgresDialect({ pool: world.pool }) }));
    const told = async (viewer: Viewer) => [...(await goodsOf([dunkOne, dunkTwo], viewer)).keys()].sort();
    expect(await told(seller)).toEqual([dunkOne, dunkTwo].sort());
    expect(await told(staff)).toEqual([dunkOne, dunkTwo].sort());
    expect(await told(otherSeller)).toEqual([]);
    expect(await told(otherStaff)).toEqual([]);
    expect((await goodsOf([dunkOne], seller)).get(dunkOne)).toEqual({ name: expect.any(String), sku: expect.any(String), size: expect.any(String) });
  });
});

describe('Rule: sellers see no operators, no pku, no shelves and no shelf changes', () => {
  it('leaves them out of item and timeline', async () => {
    for (const viewer of [seller, shopUser]) {
      const found = await world.ask(getItem, viewer, { oneId: dunkOne });
      expect(JSON.stringify(found)).not.toMatch(/marta|Marta|P-DUNK|A-03-2|Tote/);
      expect(found).not.toHaveProperty('pku');
      expect(found.inProdInfo).not.toHaveProperty('shelvesName');
      expect(found.inProdInfo).not.toHaveProperty('shelvesUserName');
      expect(found.eventList.map(({ type }) => type)).not.toContain(8);
      expect(found.eventList.every((entry) => !('operator' in entry) && !('pku' in entry) && !('shelvesName' in entry))).toBe(true);
      expect(found.inProdInfo.wareFee).toBe(294);
    }
  });
});

describe('Rule: warehouse users see no storage fee', () => {
  it('leaves it out of item and timeline', async () => {
    const found = await world.ask(getItem, staff, { oneId: dunkOne });
    expect(JSON.stringify(found)).not.toContain('wareFee');
    expect(found.inProdInfo.wareDays).toBe(34);
    expect(found.pku).toBe('P-DUNK');
  });
});

describe('Rule: warehouse users see cost and source, but do not edit them (R6.46)', () => {
  it('shows both and offers no edit', async () => {
    expect(await world.ask(getItem, staff, { oneId: dunkOne })).toMatchObject({ costPrice: 9600, supply: 'SNKRS' });
    expect((await world.ask(getItem, staff, { oneId: transferred })).actions).not.toContain('editCost');
    expect((await world.ask(getItem, admin, { oneId: transferred })).actions).toContain('editCost');
  });
});

describe('Rule: only administrators see the platform’s order number of a consignment', () => {
  it('leaves it out for everyone else', async () => {
    expect((await world.ask(getItem, admin, { oneId: consigned })).outInfo).toMatchObject({ platOrderNo: 'PLAT-1', soldPrice: 12800 });
    for (const viewer of [seller, staff]) expect(JSON.stringify(await world.ask(getItem, viewer, { oneId: consigned }))).not.toContain('PLAT-1');
  });
});

describe('Rule: a new owner does not see the business of the former one', () => {
  it('shows that it came and how it was found, without papers, cost or requests', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found).toMatchObject({ costPrice: null, supply: null, shopInfo: { id: 8 } });
    expect(found.eventList.map(({ name, logNo, preId }) => [name, logNo, preId])).toEqual([
      ['ItemOwnerChanged', null, null],
      ['ItemInspected', null, null],
      ['ItemReceived', null, null],
    ]);
  });
});

describe('Rule: the numbers of an inbound stay with the shop whose inbound it was', () => {
  const papers = { preId: 'FC-000101', packId: 'PK-FC-000101', logNo: '1Z84R7W30341100273' };
  const nothing = { preId: '', packId: '', logNo: '' };
  const listed = async (viewer: Viewer, filter: QueryInputOf<typeof listInventory>) =>
    (await world.ask(listInventory, viewer, { view: 'everything', size: 50, ...filter })).data.map(({ oneId }) => oneId);

  it('leaves them out of item, list and file of a new owner', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found).toMatchObject({ packInfo: { ...nothing, gmtModify: null }, inProdInfo: { batchNo: null } });
    const { data } = await world.ask(listInventory, otherSeller, {});
    expect(data).toMatchObject([{ oneId: transferred, ...nothing, batchNo: null }]);
    expect(await world.file(exportInventory, otherSeller, {})).not.toMatch(/FC-000101|1Z84R7W30341100273|IB-1117-02/);
  });

  it('lets a new owner find nothing by them', async () => {
    expect(await listed(otherSeller, { text: 'dunk' })).toEqual([transferred]);
    for (const filter of [{ text: 'fc-0001' }, { text: '1z84r7w3034110' }, { text: 'FC000101' }, { preId: 'FC-000101' }, { batchNo: 'IB-1117-02' }])
      expect(await listed(otherSeller, filter)).toEqual([]);
    expect((await world.ask(listInventory, otherSeller, { text: 'fc-0001' })).counts.everything).toBe(0);
  });

  it('shows them to whose inbound it was, and to staff and administrators', async () => {
    expect(await world.ask(getItem, seller, { oneId: dunkOne })).toMatchObject({ packInfo: papers, inProdInfo: { batchNo: 'IB-1117-02' } });
    for (const viewer of [staff, admin]) {
      expect(await world.ask(getItem, viewer, { oneId: transferred })).toMatchObject({ packInfo: papers, inProdInfo: { batchNo: 'IB-1117-02' } });
      expect((await world.ask(listInventory, viewer, { oneIds: [transferred] })).data).toMatchObject([{ ...papers, batchNo: 'IB-1117-02' }]);
      expect(await world.file(exportInventory, viewer, { oneIds: [transferred] })).toMatch(/FC-000101.*1Z84R7W30341100273/);
      for (const filter of [{ text: 'fc-000101' }, { preId: 'FC-000101' }, { batchNo: 'IB-1117-02' }])
        expect(await listed(viewer, filter)).toContain(transferred);
    }
    for (const filter of [{ text: '1z84r7w3034110' }, { preId: 'FC-000101' }])
      expect((await listed(seller, filter)).toSorted()).toEqual([dunkOne, dunkTwo, consigned].toSorted());
  });

  it('takes an unclaimed parcel for that of its claimant', async () => {
    const unclaimed = { preId: 'FC-000900', packId: 'PK-FC-000900', logNo: '1ZNOBODY' };
    const { packInfo, eventList } = await world.ask(getItem, seller, { oneId: claimed });
    expect(packInfo).toMatchObject(unclaimed);
    expect(eventList.find(({ name }) => name === 'ItemReceived')).toMatchObject(unclaimed);
    expect(await listed(seller, { text: '1znobody' })).toEqual([claimed]);

    await world.happen(actorOf(admin), item(claimed, { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } }));
    const after = await world.ask(getItem, otherSeller, { oneId: claimed });
    expect(after.packInfo).toMatchObject(nothing);
    expect(JSON.stringify(after)).not.toMatch(/FC-000900|1ZNOBODY/);
    expect(await listed(otherSeller, { text: '1znobody' })).toEqual([]);
  });
});

describe('Rule: actions are what the state allows and the viewer may do', () => {
  it('offers the owner what an available item allows', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found.actions).toEqual(['shipWithLabel', 'reship', 'cashOut', 'consign', 'transferOwner', 'moveWarehouse', 'repair', 'editCost']);
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).actions).toEqual([]);
    expect((await world.ask(getItem, staff, { oneId: dunkTwo })).actions).toEqual(['pick', 'shortPick']);
  });
});
