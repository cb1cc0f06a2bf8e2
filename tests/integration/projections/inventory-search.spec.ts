import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { forecast, id, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const short = '9400111899560000';
const long = `${short}7`;
const others = '794600001111';

beforeAll(async () => {
  world = await readWorld('2026-10-10T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(seller), item(id(1), forecast({ logNo: short })), item(id(2), forecast({ logNo: long })));
  await world.happen(actorOf(staff), item(id(3), ...stored({ shopId: 8, preId: 'FC-8', logNo: others })));
  await world.happen(actorOf(seller), item(id(4), forecast({ logNo: `${others}X` })));
  await world.happen(actorOf(staff), item(id(5), ...stored({ shopId: 8, preId: 'FC-8', what: samba })));
  await world.happen(actorOf(staff), item(id(6), ...stored({ what: samba, warehouseId: 'LAX' }, 'qualified', ['LAX-C-01-1', 'C-01-1'])));
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

describe('Rule: a text narrows what the other filters leave', () => {
  it('of one shop, of one warehouse, of both', async () => {
    expect(await found('samba', admin)).toEqual(ids(5, 6));
    expect(await found('samba', admin, { shopId: 8 })).toEqual(ids(5));
    expect(await found('samba', admin, { wareId: 'LAX' })).toEqual(ids(6));
    expect(await found('samba', admin, { wareId: 'LAX', shopId: 8 })).toEqual([]);
    expect(await found('samba', staff)).toEqual(ids(5));
  });
});
