import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPickList, listTwins } from '#contracts/outbound/picking-queries.ts';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listShelfItems } from '#contracts/shelving/list-shelf-items.ts';
import { listShelfNames, listShelves, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import { getTaskBoard, listBatches } from '#contracts/tasks/task-board-queries.ts';
import { change } from '#services/kernel/commands/stream-type.ts';
import { batchStream } from '#services/streams/batch.ts';
import { shelfStream } from '#services/streams/shelf.ts';
import {
  applied,
  approved,
  assigned,
  forecast,
  id,
  inspected,
  item,
  order,
  orderPacked,
  orderPicked,
  orderShipped,
  packed,
  picked,
  received,
  reference,
  requested,
  samba,
  shipped,
  stored,
} from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const out = 'OC26112000336';
const late = 'OC26112000352';
const picking = 'OC26112000377';
const batched = ['OC26112000381', 'OC26112000382'] as const;
const batchNo = 'OB-1120-07';
const shelves: Record<string, [string, string]> = { a: ['EWR-A-03-2', 'A-03-2'], a5: ['EWR-A-05-1', 'A-05-1'], b: ['EWR-B-01-4', 'B-01-4'] };

const ordered = (oddNo: string, oneIds: string[], rest: { dueAt?: string; shopId?: number } = {}) => [
  order(oddNo, applied({ oddNo, requestType: 3, oneIds, ...rest }), { type: 'OrderApproved', data: {} }),
  ...oneIds.map((oneId) => item(oneId, requested(oddNo, 3), approved(oddNo, 3))),
];

/** One order out today, one late and unassigned, one being picked, two in a batch; one left yesterday. */
beforeAll(async () => {
  world = await readWorld('2026-11-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  for (const [number, shelf] of [
    [1, 'a'],
    [2, 'a5'],
    [3, 'b'],
    [4, 'a'],
    [5, 'a'],
    [9, 'b'],
  ] as const)
    await world.happen(actorOf(staff), item(id(number), ...stored({}, 'qualified', shelves[shelf])));
  await world.happen(
    actorOf(staff),
    item(id(6), ...stored({ shopId: 8 }, 'qualified', shelves['b'])),
    item(id(7), ...stored({}, 'qualified', shelves['b'])),
  );
  await world.happen(actorOf(staff), item(id(8), forecast(), received(), inspected()));
  await world.happen(actorOf(staff), item(id(10), ...stored({ what: samba }, 'qualified', shelves['b'])));

  world.setClock('2026-11-20T02:00:00.000Z');
  await world.happen(actorOf(seller), ...ordered('OC26111900001', [id(9)]));
  await world.happen(
    actorOf(staff),
    order('OC26111900001', orderPicked(id(9)), orderPacked('OC26111900001', id(9)), orderShipped(false, id(9))),
    item(id(9), picked('OC26111900001'), packed('OC26111900001'), shipped('OC26111900001', 3)),
  );
  world.setClock('2026-11-20T13:00:00.000Z');
  await world.happen(actorOf(seller), ...ordered(out, [id(1)]));
  await world.happen(actorOf(seller), ...ordered(late, [id(5)], { dueAt: '2026-11-20T15:15:00.000Z' }));
  await world.happen(actorOf(seller), ...ordered(picking, [id(2), id(3), id(4)], { dueAt: '2026-11-20T17:30:00.000Z' }));
  await world.happen(actorOf(seller), ...ordered(batched[0], [id(7)], { dueAt: '2026-11-20T17:30:00.000Z' }));
  await world.happen(actorOf(otherSeller), ...ordered(batched[1], [id(6)], { shopId: 8 }));
  world.setClock('2026-11-20T15:30:00.000Z');
  await world.happen(
    actorOf(staff),
    order(out, orderPicked(id(1)), orderPacked(out, id(1)), orderShipped(false, id(1))),
    item(id(1), picked(out), packed(out), shipped(out, 3)),
  );
  await world.happen(
    actorOf(admin),
    order(picking, assigned('jun', 'Jun Tan'), orderPicked(id(4))),
    item(id(4), picked(picking)),
    change(
      batchStream,
      batchNo,
      { type: 'BatchOpened', data: { batchNo, kind: 'outbound', warehouseId: 'EWR', oddNos: [...batched] } },
      { type: 'BatchAssigned', data: { operatorId: 'marta', operatorName: 'Marta Ruiz' } },
    ),
    ...batched.map((oddNo) => order(oddNo, { type: 'OrderBatched', data: { batchNo } }, assigned('marta', 'Marta Ruiz'))),
  );
  world.setClock('2026-11-20T15:42:00.000Z');
});
afterAll(() => world.close());

const cardsFor = async (query: object) =>
  (await world.ask(getTaskBoard, staff, query)).columns.flatMap(({ cards: found }) => found.map(({ id: card }) => card));

describe('the task board', () => {
  it('stands each order or batch at its stage, late ones first', async () => {
    const { columns } = await world.ask(getTaskBoard, staff, {});
    expect(columns.map(({ stage, cards }) => [stage, cards.map(({ id: card }) => card)])).toEqual([
      ['pending', [late]],
      ['assigned', [batchNo]],
      ['picking', [picking]],
      ['packed', []],
      ['partial', []],
      ['out', [out]],
    ]);
    expect(columns[2]!.cards[0]).toMatchObject({
      kind: 'order',
      type: 3,
      picked: 1,
      items: 3,
      carrier: 'UPS',
      assignee: { id: 'jun', name: 'Jun Tan' },
      shelf: 'A-05-1',
      zones: ['A', 'B'],
      late: false,
    });
    expect(columns[1]!.cards[0]).toMatchObject({
      kind: 'batch',
      orders: 2,
      items: 2,
      oddNos: [...batched],
      assignee: { name: 'Marta Ruiz' },
      shelf: 'B-01-4',
    });
    expect(columns[1]!.cards[0]!.shops.map(({ realname }) => realname).sort()).toEqual(['Kicks & Co.', 'Vault 9']);
    expect(columns[0]!.cards[0]).toMatchObject({ late: true, actions: ['assign', 'pick', 'reportException'] });
  });

  it('counts what the floor has before it', async () => {
    const { counters } = await world.ask(getTaskBoard, staff, { zone: 'nowhere' });
    expect(counters).toMatchObject({
      openOrders: 4,
      openItems: 6,
      late: 1,
      gmtOldestLate: '2026-11-20T15:15:00.000Z',
      nextCutOff: { carrier: 'UPS', gmtDue: '2026-11-20T17:30:00.000Z', orders: 2 },
      pickedLastHour: 2,
      outToday: 1,
      dueToday: 5,
    });
    expect(counters.pickedPerHour).toHaveLength(12);
    expect(counters.onFloor.map(({ name }) => name)).toEqual(['Jun Tan', 'marta']);
  });

  it('is narrowed by zone, carrier and person, and shows orders singly when asked', async () => {
    expect(await cardsFor({ zone: 'B' })).toEqual([batchNo, picking]);
    expect(await cardsFor({ operatorId: 'jun' })).toEqual([picking]);
    expect(await cardsFor({ group: 'batches' })).toEqual([batchNo]);
    expect(await cardsFor({ group: 'orders', operatorId: 'marta' })).toEqual([...batched]);
  });

  it('is of a warehouse that the viewer works in', async () => {
    expect(await world.refusal(getTaskBoard, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
    expect(await world.refusal(getTaskBoard, admin, {})).toBe('NotFound');
    expect((await world.ask(getTaskBoard, admin, { wareId: 'LAX' })).counters).toMatchObject({ openOrders: 0, nextCutOff: null });
  });
});

describe('the batches', () => {
  it('are listed with progress and status', async () => {
    const { data } = await world.ask(listBatches, staff, { text: batched[1] });
    expect(data).toMatchObject([{ batchNo, status: 2, open: true, done: 0, total: 2, assignee: { name: 'Marta Ruiz' }, wareName: 'EWR-1 Newark' }]);
    expect((await world.ask(listBatches, otherStaff, {})).data).toEqual([]);
    expect((await world.ask(listBatches, staff, { status: '5' })).data).toEqual([]);
  });
});

describe('the pick list', () => {
  it('walks the shelves in order, and names the tote', async () => {
    const list = await world.ask(getPickList, staff, { oddNo: picking });
    expect(list.items.map(({ oneId, shelvesName, progress, tote }) => [oneId, shelvesName, progress, tote])).toEqual([
      [id(2), 'A-05-1', 'waiting', 'Tote 2'],
      [id(3), 'B-01-4', 'waiting', 'Tote 2'],
      [id(4), 'A-03-2', 'picked', 'Tote 2'],
    ]);
    expect(list).toMatchObject({ of: 3, picked: 1, short: 0, nextShelves: ['A-05-1', 'B-01-4'] });
  });

  it('gathers the orders of a batch, each with a tote of its own', async () => {
    const list = await world.ask(getPickList, staff, { batchNo });
    expect(list.oddNos).toEqual([...batched]);
    expect(new Set(list.items.map(({ tote }) => tote))).toEqual(new Set(['1', '2']));
    expect(await world.refusal(getPickList, otherStaff, { batchNo })).toBe('NotFound');
  });
});

describe('Rule: a twin has the same owner, SKU, size, inspection result and warehouse', () => {
  it('offers only those that are free on a shelf', async () => {
    await world.happen(
      actorOf(staff),
      item(id(30), ...stored()),
      item(id(31), ...stored({}, 'boxSlightlyDamaged')),
      item(id(32), ...stored({ shopId: 8 })),
      item(id(33), ...stored({ what: samba })),
    );
    expect((await world.ask(listTwins, staff, { oneId: id(3) })).map(({ oneId }) => oneId)).toEqual([id(30)]);
    expect(await world.refusal(listTwins, otherStaff, { oneId: id(3) })).toBe('NotFound');
  });
});

const shelfNamesFor = async (viewer: typeof seller, body = {}) => (await world.ask(listShelfNames, viewer, body)).records.map(({ name }) => name);

describe('the shelves', () => {
  it('say what lies on them', async () => {
    const { data, zones } = await world.ask(listShelves, staff, { sort: 'name' });
    expect(zones).toEqual(['A', 'B']);
    expect(data.map(({ name, capacity, load, free }) => [name, capacity, load, free])).toEqual([
      ['A-03-2', 10, 5, 5],
      ['A-05-1', 2, 1, 1],
      ['B-01-4', 30, 4, 26],
    ]);
  });

  it('are found by how full they are, and offer what may be done with them', async () => {
    const named = async (fill: 'empty' | 'room' | 'full') => (await world.ask(listShelves, staff, { fill })).data.map(({ name }) => name);
    expect(await named('room')).toEqual(['A-03-2', 'A-05-1', 'B-01-4']);
    expect(await named('full')).toEqual([]);
    const { data, totalCount } = await world.ask(listShelves, admin, { wareId: 'LAX', fill: 'empty' });
    expect(totalCount).toBe(1);
    expect(data.map(({ name, actions }) => [name, actions])).toEqual([['C-01-1', ['change', 'remove']]]);
    expect((await world.ask(listShelves, staff, { text: 'A-05' })).data.map(({ actions }) => actions)).toEqual([['change']]);
  });

  it('list what lies on each, and what of it may be moved; nothing of another warehouse', async () => {
    const { data, totalCount } = await world.ask(listShelfItems, staff, { shelfId: 'EWR-B-01-4' });
    expect(totalCount).toBe(4);
    expect(data.map(({ oneId }) => oneId)).toContain(id(10));
    expect(data.every(({ state, actions }) => (state === 'available') === actions.includes('move'))).toBe(true);
    expect((await world.ask(listShelfItems, otherStaff, { shelfId: 'EWR-B-01-4' })).data).toEqual([]);
  });

  it('are suggested where the same owner’s same SKU lies, then where there is room', async () => {
    const suggested = await world.ask(suggestShelves, staff, { oneId: id(8) });
    expect(suggested.map(({ name, reason, same }) => [name, reason, same])).toEqual([
      ['A-03-2', 'sameOwnerAndSku', 3],
      ['B-01-4', 'sameOwnerAndSku', 2],
      ['A-05-1', 'sameOwnerAndSku', 1],
    ]);
  });

  it('are not suggested to an item that lies there already', async () => {
    const { inProdInfo } = await world.ask(getItem, staff, { oneId: id(10) });
    expect(inProdInfo.shelvesName).toBe('B-01-4');
    const suggested = await world.ask(suggestShelves, staff, { oneId: id(10) });
    expect(suggested.map(({ name }) => name)).toEqual(['A-03-2', 'A-05-1']);
  });

  it('are known by their new name wherever their goods show', async () => {
    const renamed = { shelfId: 'EWR-B-01-4', warehouseId: 'EWR', zone: 'B', capacity: 30, level: 2 };
    await world.happen(actorOf(staff), change(shelfStream, renamed.shelfId, { type: 'ShelfChanged', data: { ...renamed, name: 'B-NEW' } }));
    expect((await world.ask(getItem, staff, { oneId: id(10) })).inProdInfo.shelvesName).toBe('B-NEW');
    const { data } = await world.ask(listInventory, staff, { shelvesId: renamed.shelfId });
    expect(new Set(data.map(({ shelvesName }) => shelvesName))).toEqual(new Set(['B-NEW']));
    await world.happen(actorOf(staff), change(shelfStream, renamed.shelfId, { type: 'ShelfChanged', data: { ...renamed, name: 'B-01-4' } }));
  });

  it('are named for choosing, with "Ready for listing"; sellers get that alone', async () => {
    expect(await shelfNamesFor(staff)).toEqual(['Ready for listing', 'A-03-2', 'A-05-1', 'B-01-4']);
    expect(await shelfNamesFor(staff, { wareIdList: ['LAX'] })).toEqual(['Ready for listing']);
    expect(await shelfNamesFor(admin, { wareId: 'LAX' })).toEqual(['Ready for listing', 'C-01-1']);
    expect(await shelfNamesFor(staff, { nameEq: 'A-05-1' })).toEqual(['A-05-1']);
    expect(await shelfNamesFor(seller, { wareId: 'EWR' })).toEqual(['Ready for listing']);
  });
});

describe('the settings of the warehouses', () => {
  it('say the terms, the menu and how full the shelves are', async () => {
    const settings = await world.ask(listWarehouseSettings, admin, {});
    expect(settings.map(({ id: warehouse, menu, shelves, capacity, load }) => [warehouse, menu, shelves, capacity, load])).toEqual([
      ['EWR', [], 3, 42, 10],
      ['LAX', [], 1, 5, 0],
    ]);
  });
});

describe('who can be given work', () => {
  it('lists the people of the warehouse, those with least to do first', async () => {
    const people = await world.ask(listStaff, staff, {});
    expect(people.map(({ id: person, openOrders, openItems, zone }) => [person, openOrders, openItems, zone])).toEqual([
      ['jun', 1, 2, 'A'],
      ['marta', 2, 2, 'B'],
    ]);
    expect(await world.ask(listStaff, otherStaff, { wareId: 'EWR' })).toEqual([]);
    expect((await world.ask(listStaff, admin, {})).map(({ id: person }) => person).sort()).toEqual(['jun', 'lax', 'marta']);
  });
});
