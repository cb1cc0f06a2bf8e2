import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listShelfItems, listShelfNames, listShelves, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { shelfStream } from '#services/aggregates/shelf/shelf.ts';
import { forecast, id, inspected, item, received } from './facts.ts';
import { floorWorld } from './floor-world.ts';
import { actorOf, admin, otherStaff, seller, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await floorWorld()));
afterAll(() => world.close());

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
    expect((await world.ask(listShelfItems, admin, { shelfId: 'EWR-B-01-4' })).totalCount).toBe(4);
  });

  it('are suggested where the same owner’s same SKU lies, then where there is room', async () => {
    const suggested = await world.ask(suggestShelves, staff, { oneId: id(8) });
    expect(suggested.map(({ name, reason, same }) => [name, reason, same])).toEqual([
      ['A-03-2', 'sameOwnerAndSku', 3],
      ['B-01-4', 'sameOwnerAndSku', 2],
      ['A-05-1', 'sameOwnerAndSku', 1],
    ]);
  });

  it('are not suggested to a fake, which goes among no good stock', async () => {
    await world.happen(actorOf(staff), item(id(41), forecast(), received(), inspected('fake')));
    expect(await world.ask(suggestShelves, staff, { oneId: id(41) })).toEqual([]);
  });

  it('are not suggested to an item that lies there already', async () => {
    const { inProdInfo } = await world.ask(getItem, staff, { oneId: id(10) });
    expect(inProdInfo.shelvesName).toBe('B-01-4');
    const suggested = await world.ask(suggestShelves, staff, { oneId: id(10) });
    expect(suggested.map(({ name }) => name)).toEqual(['A-03-2', 'A-05-1']);
  });

  it('are known by their new name wherever their goods show', async () => {
    const renamed = { shelfId: 'EWR-B-01-4', warehouseId: 'EWR', zone: 'B', capacity: 30, level: 2 };
    await world.happen(actorOf(staff), fact(shelfStream, renamed.shelfId, { type: 'ShelfChanged', data: { ...renamed, name: 'B-NEW' } }));
    expect((await world.ask(getItem, staff, { oneId: id(10) })).inProdInfo.shelvesName).toBe('B-NEW');
    const { data } = await world.ask(listInventory, staff, { shelvesId: renamed.shelfId });
    expect(new Set(data.map(({ shelvesName }) => shelvesName))).toEqual(new Set(['B-NEW']));
    await world.happen(actorOf(staff), fact(shelfStream, renamed.shelfId, { type: 'ShelfChanged', data: { ...renamed, name: 'B-01-4' } }));
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
