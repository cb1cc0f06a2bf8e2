import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { approved, id, item, packed, picked, received, requested, shipped, stored } from './facts.ts';
import { dunkOne, dunkTwo, itemWorld, oddNo, transferred } from './item-world.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await itemWorld()));
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

describe('Rule: goods are followed through every stage (R1.02)', () => {
  const inbound = [
    ['ItemForecast', 10],
    ['ItemReceived', 15],
    ['ItemInspected', 1],
    ['ItemShelved', 8],
  ];
  const listed: ItemEvent = { type: 'ConsignmentListed', data: { oddNo: 'OC-6', platform: 'own market', price: 13_000 } };
  const sold: ItemEvent = { type: 'ConsignmentSold', data: { oddNo: 'OC-6', platform: 'own market', platOrderNo: 'P-1', soldPrice: 12_800 } };
  const quoted: ItemEvent = { type: 'RequestQuoted', data: { oddNo: 'OC-5', requestType: 5, price: 7_100 } };
  const confirmed: ItemEvent = { type: 'RequestConfirmed', data: { oddNo: 'OC-5', requestType: 5 } };
  const handedTo = (shopId: number, reason: 'cashOut' | 'ownershipTransfer'): ItemEvent => ({
    type: 'ItemOwnerChanged',
    data: { fromShopId: 7, shopId, reason },
  });
  const leaves = [picked('OC-6'), packed('OC-6'), shipped('OC-6', 6)];

  it.each([
    [
      'listed on a platform, sold and shipped',
      id(20),
      [requested('OC-6', 6), approved('OC-6', 6), listed, sold, ...leaves],
      [
        ['ItemRequested', 6],
        ['RequestApproved', 612],
        ['ConsignmentListed', null],
        ['ConsignmentSold', null],
        ['ItemPicked', null],
        ['ItemPacked', null],
        ['ItemShipped', 11],
      ],
    ],
    [
      'cashed out',
      id(21),
      [requested('OC-5', 5), quoted, confirmed, handedTo(1, 'cashOut')],
      [
        ['ItemRequested', 5],
        ['RequestQuoted', 512],
        ['RequestConfirmed', 512],
        ['ItemOwnerChanged', null],
      ],
    ],
    [
      'transferred',
      id(22),
      [requested('OC-7', 7), approved('OC-7', 7), handedTo(8, 'ownershipTransfer')],
      [
        ['ItemRequested', 7],
        ['RequestApproved', 712],
        ['ItemOwnerChanged', null],
      ],
    ],
  ])('%s', async (_way, oneId, events, told) => {
    await world.happen(actorOf(staff), item(oneId, ...stored(), ...events));
    const { eventList } = await world.ask(getItem, admin, { oneId });
    expect(eventList.map(({ name, type }) => [name, type]).toReversed()).toEqual([...inbound, ...told]);
  });
});

describe('Rule: a rejection tells which of the offered reasons it gives', () => {
  it('where it gives one', async () => {
    const request = { oddNo: 'OC-8', requestType: 4 } as const;
    const rejected = (data: object) => ({ type: 'RequestRejected', data: { ...request, reason: 'Not complete', ...data } }) as ItemEvent;
    const [offered, written] = [id(23), id(24)];
    await world.happen(actorOf(seller), item(offered, ...stored(), requested('OC-8', 4), rejected({ preset: 'addressIncomplete' })));
    await world.happen(actorOf(seller), item(written, ...stored(), requested('OC-8', 4), rejected({})));
    const told = (oneId: string) => world.ask(getItem, seller, { oneId }).then(({ eventList: [last] }) => [last?.reason, last?.preset]);
    expect(await Promise.all([told(offered), told(written)])).toEqual([
      ['Not complete', 'addressIncomplete'],
      ['Not complete', null],
    ]);
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
    const now = await world.ask(getItem, seller, { oneId: returned });
    expect(now.oneidRelated).toBe(old);
    expect(now.eventList.map(({ name, returnedFrom }) => [name, returnedFrom])).toEqual([['ItemReceived', old]]);
  });
});
