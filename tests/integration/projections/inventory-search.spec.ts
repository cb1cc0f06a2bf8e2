import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { dunk, forecast, id, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const short = '9400111899560000';
const long = `${short}7`;
const others = '794600001111';
const mesh = { ...dunk, sku: 'XT6-MESH-01', name: 'Onyx Mesh' };
const meshed = { ...mesh, sku: 'XT6-MESHED-1', name: 'Onyx Meshed' };
const pandas = { ...dunk, sku: 'DD1391-CN', name: 'Dunk 熊猫配色' };
const misnamed = { ...dunk, name: 'Dnuk Low' };

beforeAll(async () => {
  world = await readWorld('2026-10-10T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(seller), item(id(1), forecast({ logNo: short })), item(id(2), forecast({ logNo: long })));
  await world.happen(actorOf(staff), item(id(3), ...stored({ shopId: 8, preId: 'FC-8', logNo: others })));
  await world.happen(actorOf(seller), item(id(4), forecast({ logNo: `${others}X` })));
  await world.happen(actorOf(staff), item(id(5), ...stored({ shopId: 8, preId: 'FC-8', what: samba })));
  await world.happen(actorOf(staff), item(id(6), ...stored({ what: samba, warehouseId: 'LAX' }, 'qualified', ['LAX-C-01-1', 'C-01-1'])));
  await world.happen(actorOf(staff), item(id(7), ...stored({ shopId: 8, preId: 'FC-8', what: mesh })));
  await world.happen(actorOf(seller), item(id(8), forecast({ what: meshed })), item(id(9), forecast({ what: pandas })));
  await world.happen(actorOf(seller), item(id(10), forecast({ what: misnamed })));
});
afterAll(() => world.close());

const found = async (text: string, viewer = seller, filter: Partial<BodyInputOf<typeof searchInventory>> = {}) => {
  const { data, counts } = await world.ask(searchInventory, viewer, { view: 'everything', size: 50, text, ...filter });
  expect(counts.everything).toBe(data.length);
  return data.map(({ oneId }) => oneId).sort();
};
const ids = (...numbers: number[]) => numbers.map(id).sort();

describe('Rule: a whole number finds what bears it, and any other text what has it anywhere', () => {
  it.each([
    [short, ids(1)],
    [long, ids(2)],
    [short.slice(3, 14), ids(1, 2)],
    [short.slice(0, 7), ids(1, 2)],
    [`${short}8`, []],
  ])('%s', async (text, expected) => expect(await found(text)).toEqual(expected));

  it('does not tell by what it finds that another shop’s item bears the number', async () => {
    expect(await found(others)).toEqual(ids(4));
    expect(await found(others, admin)).toEqual(ids(3));
  });
});

describe('Rule: a text is found in the name, in the SKU, or in the numbers', () => {
  it.each([
    ['cloud WHITE', ids(5, 6)],
    ['熊猫', ids(9)],
    ['猫', ids(9)],
    ['dunk 熊', ids(9)],
    ['b7580', ids(5, 6)],
    ['B75806', ids(5, 6)],
    ['xt6-mes', ids(7, 8)],
    ['xt6-mesh', ids(7)],
    ['XT6-MESHED-1', ids(8)],
    [others.slice(0, 6), ids(3, 4)],
    // Half of the SKU and half of the name.
    ['B75806 Samba', []],
    ['5806 Sam', []],
  ])('%s', async (text, expected) => expect(await found(text, admin)).toEqual(expected));

  it('as it is called now: under an older name it is not found any more, which is no difference from the log', async () => {
    expect(await found('Dnuk')).toEqual(ids(10));
    const amended = { ...dunk, sku: 'CORRECTED-1', name: 'Dunk Low Corrected' };
    const kind = { preId: 'FC-000101', logNo: '1Z84R7W30341100273', warehouseId: 'EWR' };
    await world.happen(actorOf(seller), item(id(10), { type: 'ItemForecastAmended', data: { ...kind, ...amended } }));
    expect(await found('Dnuk')).toEqual([]);
    expect(await found('dunk low corrected')).toEqual(ids(10));
    expect(await found('corrected-1')).toEqual(ids(10));
    expect(await world.differencesFromRebuild()).toEqual([]);
  });

  it('by its whole words where something in reach has them, otherwise by part of it', async () => {
    expect(await found('Onyx Mesh', admin)).toEqual(ids(7));
    expect(await found('Onyx Mesh', seller)).toEqual(ids(8));
    expect(await found('Onyx Mesh', admin, { shopId: 7 })).toEqual(ids(8));
    expect(await found('Onyx Mesh', admin, { brand: 'nobody’s' })).toEqual([]);
  });

  it('in a file as in the list', async () => {
    const linesOf = async (viewer = seller) =>
      (await world.file(exportInventory, viewer, { view: 'everything', text: 'Onyx Mesh' })).trimEnd().split('\r\n').length - 1;
    expect([await linesOf(admin), await linesOf(seller)]).toEqual([1, 1]);
  });

  it('also once the read models were built anew', async () => {
    await world.rebuildAll();
    const { rows } = await world.pool.query(`SELECT value FROM inventory_goods WHERE value LIKE 'Dnuk%'`);
    expect(rows).toEqual([]);
    expect(await found('熊猫')).toEqual(ids(9));
    await world.happen(actorOf(seller), item(id(11), forecast({ what: { ...dunk, sku: 'LATER-1', name: 'Later Lot' } })));
    expect(await found('later')).toEqual(ids(11));
  });
});

describe('Rule: a text narrows what the other filters leave', () => {
  it('of one shop, of one warehouse, of both', async () => {
    expect(await found('samba', admin)).toEqual(ids(5, 6));
    expect(await found('samba', admin, { shopId: 8 })).toEqual(ids(5));
    expect(await found('samba', admin, { wareId: 'LAX' })).toEqual(ids(6));
    expect(await found('samba', admin, { wareId: 'LAX', shopId: 8 })).toEqual([]);
    expect(await found('samba', staff)).toEqual(ids(5));
  });
});
