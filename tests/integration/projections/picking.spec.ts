import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { getPickList, listTwins } from '#contracts/outbound/picking.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { id, item, stored } from './facts.ts';
import { batched, batchNo, floorWorld, picking } from './floor-world.ts';
import { actorOf, otherStaff, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await floorWorld()));
afterAll(() => world.close());

describe('the pick list', () => {
  it('walks the shelves in order, and names the tote', async () => {
    const list = await world.ask(getPickList, staff, { oddNo: picking });
    expect(list.items.map(({ oneId, shelvesName, progress, tote }) => [oneId, shelvesName, progress, tote])).toEqual([
      [id(2), 'A-05-1', 'waiting', 'Tote 2'],
      [id(3), 'B-01-4', 'waiting', 'Tote 2'],
      [id(4), 'A-03-2', 'picked', 'Tote 2'],
    ]);
    expect(list.assignees).toEqual([{ id: 'jun', name: 'Jun Tan' }]);
    expect(list.items.map(({ pickedBy }) => pickedBy)).toEqual([null, null, { id: 'marta', name: 'Marta Ruiz' }]);
    expect(list).toMatchObject({ of: 3, picked: 1, short: 0, nextShelves: ['A-05-1', 'B-01-4'] });
  });

  it('gathers the orders of a batch, each with a tote of its own', async () => {
    const list = await world.ask(getPickList, staff, { batchNo });
    expect(list.oddNos).toEqual([...batched]);
    expect(new Set(list.items.map(({ tote }) => tote))).toEqual(new Set(['1', '2']));
    expect(await world.refusal(getPickList, otherStaff, { batchNo })).toBe('NotFound');
  });
});

describe('Rule: a code that is scanned at the wrong moment says what it is', () => {
  it('a tote finds the orders whose picked items lie in it, for those who work there', async () => {
    const found = async (tote: string, viewer = staff) =>
      (await world.ask(listOrders, viewer, { tote, stage: ['picking'] })).data.map((row) => row.oddNo);
    expect(await found('Tote 2')).toEqual([picking]);
    expect(await found('Tote 3')).toEqual([]);
    expect(await found('Tote 2', otherStaff)).toEqual([]);
  });

  it('a shelf, an order, a batch and a tote are named where a parcel is looked for', async () => {
    const known = async (code: string, viewer = staff) => {
      const found = await world.ask(lookUpScan, viewer, { code });
      return 'known' in found && found.known;
    };
    expect([await known('a-03-2'), await known(picking), await known(batchNo), await known('Tote 2')]).toEqual(['shelf', 'order', 'batch', 'tote']);
    expect([await known('A-99-9'), await known('a-03-2', otherStaff), await known(picking, otherStaff)]).toEqual([null, null, null]);
  });
});

describe('Rule: a twin has the same owner, SKU, size, inspection result and warehouse, and is as sound', () => {
  it('offers only those that are free on a shelf', async () => {
    expect((await world.ask(listTwins, staff, { oneId: id(3) })).map(({ oneId }) => oneId)).toEqual([id(30)]);
    expect(await world.refusal(listTwins, otherStaff, { oneId: id(3) })).toBe('NotFound');
  });

  it('does not offer one whose repair failed, though it was found qualified before', async () => {
    const inRepair: ItemEvent = { type: 'RepairApplied', data: { repairNo: 'RO-9', project: [] } };
    await world.happen(actorOf(staff), item(id(31), ...stored(), inRepair, { type: 'RepairFailed', data: { repairNo: 'RO-9', remark: '' } }));
    await world.happen(actorOf(staff), item(id(32), ...stored()));
    const offered = (await world.ask(listTwins, staff, { oneId: id(3) })).map(({ oneId }) => oneId);
    expect(offered).toContain(id(32));
    expect(offered).not.toContain(id(31));
  });
});
