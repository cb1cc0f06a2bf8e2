import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import {
  approved,
  applied,
  assigned,
  forecast,
  id,
  inspected,
  item,
  order,
  orderPicked,
  packed,
  picked,
  received,
  reference,
  requested,
  shelved,
  shipped,
  stored,
} from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, shopUser, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const dunkOne = id(1);
const dunkTwo = id(2);
const consigned = id(3);
const transferred = id(4);
const oddNo = 'OC26112000377';

beforeAll(async () => {
  world = await readWorld('2026-10-11T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(seller), item(dunkOne, forecast()), item(dunkTwo, forecast()));
  world.setClock('2026-10-17T18:10:30.000Z');
  await world.happen(actorOf(staff), item(dunkOne, received()), item(dunkTwo, received()));
  world.setClock('2026-10-17T19:22:09.000Z');
  await world.happen(actorOf(staff), item(dunkOne, inspected(), shelved()), item(dunkTwo, inspected(), shelved()));
  world.setClock('2026-11-20T13:50:47.000Z');
  await world.happen(
    actorOf(seller),
    order(oddNo, applied({ oddNo, requestType: 3, oneIds: [dunkOne, dunkTwo], dueAt: '2026-11-20T17:30:00.000Z' })),
    item(dunkOne, requested(oddNo, 3)),
    item(dunkTwo, requested(oddNo, 3)),
  );
  world.setClock('2026-11-20T14:58:12.000Z');
  await world.happen(
    actorOf(admin),
    order(oddNo, { type: 'OrderApproved', data: {} }, assigned('marta', 'Marta Ruiz')),
    item(dunkOne, approved(oddNo, 3)),
    item(dunkTwo, approved(oddNo, 3)),
  );
  world.setClock('2026-11-20T15:42:05.000Z');
  await world.happen(actorOf(staff), order(oddNo, orderPicked(dunkOne)), item(dunkOne, picked(oddNo)));

  await world.happen(actorOf(staff), item(consigned, ...stored()), item(transferred, ...stored()));
  await world.happen(
    actorOf(admin),
    item(consigned, requested('OC6', 6), approved('OC6', 6), {
      type: 'ConsignmentSold',
      data: { oddNo: 'OC6', platform: 'own market', platOrderNo: 'PLAT-1', soldPrice: 12800 },
    }),
    item(transferred, requested('OC7', 7), approved('OC7', 7), {
      type: 'ItemOwnerChanged',
      data: { fromShopId: 7, shopId: 8, reason: 'ownershipTransfer', oddNo: 'OC7' },
    }),
  );
});
afterAll(() => world.close());

const runningOf = (oneId: string) => world.ask(getItem, admin, { oneId }).then((found) => found.running);

describe('the item drawer', () => {
  it('shows an item with the fields of the specification and its timeline, newest first', async () => {
    const found = await world.ask(getItem, admin, { oneId: `${dunkOne.slice(0, 4)}-${dunkOne.slice(4)}` });
    expect(found).toMatchObject({
      id: dunkOne,
      oneId: dunkOne,
      sku: 'DD1391-100',
      pku: 'P-DUNK',
      remarks: 'Dunk Low Panda',
      spec: '9.5',
      costPrice: 9600,
      supply: 'SNKRS',
      status: 3,
      state: 'outbounding.picked',
      shopInfo: { id: 7, uid: 'U7', realname: 'Kicks & Co.' },
      inProdInfo: {
        wareName: 'EWR-1 Newark',
        wareDays: 34,
        wareFee: 14 * 21,
        shelvesName: 'A-03-2',
        shelvesUserName: 'marta',
        checkResult: 'qualified',
      },
      outInfo: { oddNo, type: 3 },
      imageList: ['/f/in.jpg', '/f/check.jpg'],
    });
    expect(found.eventList.map(({ name, type }) => [name, type])).toEqual([
      ['ItemPicked', null],
      ['RequestApproved', 312],
      ['ItemRequested', 3],
      ['ItemShelved', 8],
      ['ItemInspected', 1],
      ['ItemReceived', 15],
      ['ItemForecast', 10],
    ]);
    expect(found.eventList.find(({ type }) => type === 3)).toMatchObject({ flowStatus: 3, oddNo, operator: 'kicks' });
  });

  it('says what is running and what it waits for', async () => {
    expect(await runningOf(dunkOne)).toMatchObject({
      oddNo,
      step: 'outbounding.picked',
      waitsFor: 'otherItems',
      done: 1,
      of: 2,
      carrier: 'UPS',
      gmtSince: '2026-11-20T15:42:05.000Z',
      gmtDue: '2026-11-20T17:30:00.000Z',
    });
    expect(await runningOf(dunkTwo)).toMatchObject({ waitsFor: 'picking', done: 1, of: 2 });
    expect(await runningOf(transferred)).toBeNull();
  });
});

describe('Rule: an application shows what became of it (R4.12)', () => {
  const repair = (repairNo: string): ItemEvent => ({ type: 'RepairApplied', data: { repairNo, project: ['sole'] } });

  it('follows each repair to its end', async () => {
    const sneaker = id(5);
    const cancelled = { type: 'RepairCancelled', data: { repairNo: 'R1' } } as const;
    await world.happen(actorOf(seller), item(sneaker, ...stored(), repair('R1'), cancelled, repair('R2')));
    const { eventList } = await world.ask(getItem, seller, { oneId: sneaker });
    const shown = eventList.filter(({ name }) => name === 'RepairApplied').map(({ repairNo, flowStatus }) => [repairNo, flowStatus]);
    expect(shown).toEqual([
      ['R2', 5],
      ['R1', 1],
    ]);
  });
});

describe('Rule: a platform return is followed under its new ONE ID (R3.07)', () => {
  it('names the new one where the old one ended, and the old one at the new', async () => {
    const [old, returned] = [id(6), id(7)];
    await world.happen(
      actorOf(staff),
      item(old, ...stored(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC14' } }, picked('OC14'), packed('OC14'), shipped('OC14', 14)),
    );
    const again = received({ preId: 'FC-000900' }) as Extract<ItemEvent, { type: 'ItemReceived' }>;
    await world.happen(
      actorOf(staff),
      item(returned, { ...again, data: { ...again.data, kind: 'returned', relatedOneId: old } }),
      item(old, { type: 'ItemReturned', data: { as: returned, logNo: '1ZBACK' } }),
    );
    const { eventList } = await world.ask(getItem, seller, { oneId: old });
    expect(eventList.map(({ name, returnedAs }) => [name, returnedAs])).toContainEqual(['ItemReturned', returned]);
    expect(eventList.filter(({ name }) => name !== 'ItemReturned').every(({ returnedAs }) => returnedAs === null)).toBe(true);
    expect((await world.ask(getItem, seller, { oneId: returned })).oneidRelated).toBe(old);
  });
});

describe('Rule: an item exists only for those who may see it', () => {
  it('is not found by another seller or another warehouse', async () => {
    expect(await world.refusal(getItem, otherSeller, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, otherStaff, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, seller, { oneId: transferred })).toBe('NotFound');
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).oneId).toBe(dunkOne);
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

describe('Rule: actions are what the state allows and the viewer may do', () => {
  it('offers the owner what an available item allows', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found.actions).toEqual(['shipWithLabel', 'reship', 'cashOut', 'consign', 'transferOwner', 'repair', 'editCost']);
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).actions).toEqual([]);
    expect((await world.ask(getItem, staff, { oneId: dunkTwo })).actions).toEqual(['pick', 'shortPick']);
  });
});
