import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { listInventory, searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { forecast, id, item, received, reference, samba, shipped, stored, picked, packed } from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, selfOperated, shopUser, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const sold = id(20);

/** Shop 7 in EWR: three on a shelf of which one is an issue, one being shipped, one received, one forecast, one gone; in LAX one. Shop 8: two in EWR. */
beforeAll(async () => {
  world = await readWorld('2026-10-10T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), item(id(1), ...stored()));
  world.setClock('2026-11-01T03:30:00.000Z');
  await world.happen(actorOf(staff), item(id(2), ...stored({ what: samba })));
  await world.happen(actorOf(staff), item(id(3), ...stored({}, 'boxSlightlyDamaged')));
  world.setClock('2026-11-10T14:00:00.000Z');
  await world.happen(actorOf(staff), item(id(4), ...stored(), { type: 'ItemRequested', data: { oddNo: 'OC4', requestType: 3, dropship: true } }));
  await world.happen(actorOf(staff), item(id(5), forecast(), received()));
  await world.happen(actorOf(seller), item(id(6), forecast({ logNo: '1ZFORECAST' })));
  await world.happen(
    actorOf(staff),
    item(sold, ...stored(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC14' } }, picked('OC14'), packed('OC14'), shipped('OC14', 14)),
  );
  await world.happen(actorOf(staff), item(id(7), ...stored({ warehouseId: 'LAX' }, 'qualified', ['LAX-C-01-1', 'C-01-1'])));
  world.setClock('2026-11-20T15:00:00.000Z');
  await world.happen(
    actorOf(staff),
    item(id(8), ...stored({ shopId: 8, preId: 'FC-8' })),
    item(id(9), ...stored({ shopId: 8, preId: 'FC-8', what: samba })),
  );
});
afterAll(() => world.close());

const found = async (viewer = admin, filter: Partial<BodyInputOf<typeof searchInventory>> = {}) => {
  const page = await world.ask(searchInventory, viewer, { size: 50, ...filter });
  return page.data.map((row) => row.oneId).sort();
};
const ids = (...numbers: number[]) => numbers.map(id).sort();

describe('Rule: a list holds only rows that exist for the viewer', () => {
  it('gives a seller the own shop, staff the warehouse in use, an administrator all', async () => {
    expect(await found(seller)).toEqual(ids(1, 2, 3, 4, 5, 7));
    expect(await found(shopUser)).toEqual(ids(1, 2, 3, 4, 5, 7));
    expect(await found(otherSeller)).toEqual(ids(8, 9));
    expect(await found(otherSeller, { shopId: 7 })).toEqual([]);
    expect(await found(staff)).toEqual(ids(1, 2, 3, 4, 5, 8, 9));
    expect(await found(otherStaff)).toEqual(ids(7));
    expect(await found(staff, { wareId: 'LAX' })).toEqual([]);
    expect(await found(admin)).toEqual(ids(1, 2, 3, 4, 5, 7, 8, 9));
    expect(await found(selfOperated)).toEqual([]);
  });
});

describe('the filters of the list', () => {
  it('finds by a ONE ID as people write it, wherever the item is', async () => {
    expect(await found(seller, { text: formatOneId(sold).toLowerCase() })).toEqual([sold]);
    expect(await found(otherSeller, { text: sold })).toEqual([]);
  });

  it('finds by SKU, name, tracking and order number, taking wildcards literally', async () => {
    expect(await found(seller, { text: 'b757' })).toEqual([]);
    expect(await found(seller, { text: 'b758' })).toEqual(ids(2));
    expect(await found(seller, { text: 'samba og' })).toEqual(ids(2));
    expect(await found(seller, { text: '1zforecast', view: 'everything' })).toEqual(ids(6));
    expect(await found(seller, { text: 'oc4' })).toEqual(ids(4));
    expect(await found(seller, { text: '%' })).toEqual([]);
    expect(await found(seller, { text: id(1).slice(0, 8) })).toEqual(ids(1, 2, 3, 4, 5, 7));
  });

  it('narrows by state, status, size, brand, inspection, shelf and age', async () => {
    expect(await found(seller, { state: ['issue'] })).toEqual(ids(3));
    expect(await found(seller, { state: ['forecast', 'outOfWarehouse.shipped'] })).toEqual([id(6), sold].sort());
    expect(await found(seller, { status: [9] })).toEqual(ids(4));
    expect(await found(seller, { spec: ['8'] })).toEqual(ids(2));
    expect(await found(seller, { brand: 'adidas' })).toEqual(ids(2));
    expect(await found(seller, { defective: true })).toEqual(ids(3));
    expect(await found(staff, { shelvesId: 'EWR-A-03-2', shopId: 8 })).toEqual(ids(8, 9));
    expect(await found(seller, { shelvesId: '-2' })).toEqual(ids(1, 2, 7));
    expect(await found(seller, { minDays: 41 })).toEqual(ids(1));
    expect(await found(seller, { maxDays: 10 })).toEqual(ids(4, 7));
    expect(await found(seller, { oneIds: [formatOneId(id(1)), id(2)] })).toEqual(ids(1, 2));
  });

  it('takes days as those of the viewer', async () => {
    expect(await found(seller, { inBeginTime: '2026-10-31', inEndTime: '2026-10-31' })).toEqual(ids(2, 3));
    expect(await found({ ...seller, timeZone: 'Asia/Shanghai' }, { inBeginTime: '2026-10-31', inEndTime: '2026-10-31' })).toEqual([]);
    expect(await found({ ...seller, timeZone: 'Asia/Shanghai' }, { beginInTime: '2026-11-01', endInTime: '2026-11-01' })).toEqual(ids(2, 3));
    expect(await found(seller, { view: 'out', outBeginTime: '2026-11-10', outEndTime: '2026-11-10' })).toEqual([sold]);
  });
});

describe('the tabs of the list', () => {
  it('counts each under the same filters', async () => {
    const { counts, totalCount } = await world.ask(listInventory, seller, {});
    expect(counts).toMatchObject({
      all: 6,
      inbound: 1,
      available: 3,
      readyForListing: 3,
      issue: 1,
      outbounding: 1,
      forecast: 1,
      out: 1,
      everything: 8,
      pastFree: 3,
    });
    expect(totalCount).toBe(6);
    expect((await world.ask(listInventory, seller, { text: 'samba' })).counts).toMatchObject({ all: 1, available: 1, issue: 0 });
    expect((await world.ask(listInventory, seller, { view: 'issue' })).totalCount).toBe(1);
  });
});

describe('Rule: where nothing but tabs, states and warehouses narrows a list of all shops, its counts are those of its rows', () => {
  it.each([
    ['admin', admin],
    ['staff', staff],
  ])('for %s, at every hour around the ends of the free days', async (_who, viewer) => {
    const present = '2026-11-20T15:00:00.000Z';
    for (let hours = 0; hours < 48; hours += 4) {
      world.setClock(new Date(Date.parse(present) + hours * 3_600_000).toISOString());
      for (const view of ['all', 'everything', 'pastFree', 'available'] as const)
        for (const asked of [{}, { wareId: 'EWR' }, { defective: false }, { state: ['available' as const] }]) {
          const { counts, totalCount, data } = await world.ask(searchInventory, viewer, { view, size: 100, ...asked });
          expect(totalCount).toBe(data.length);
          if (!('state' in asked)) expect(counts[view]).toBe(data.length);
        }
    }
    world.setClock(present);
  });
});

describe('Rule: storage days count from shelving, in the zone of the warehouse', () => {
  it('counts midnights there, and the fee past the free days', async () => {
    const rows = new Map((await world.ask(searchInventory, seller, { size: 50, view: 'everything' })).data.map((row) => [row.oneId, row]));
    expect(rows.get(id(1))).toMatchObject({ wareDays: 41, freeDays: 20, wareFee: 21 * 21 });
    // Shelved at 23:30 on the 31st in Newark, which is the 1st in UTC.
    expect(rows.get(id(2))).toMatchObject({ wareDays: 20, wareFee: 0 });
    expect(rows.get(id(5))).toMatchObject({ wareDays: null, wareFee: 0 });
    expect(rows.get(sold)).toMatchObject({ wareDays: 0 });
  });
});

const actionsFor = async (viewer: typeof seller, number: number) => (await world.ask(listInventory, viewer, { text: id(number) })).data[0]!.actions;

describe('Rule: a role does not get what it may not see', () => {
  it('leaves fields out of rows', async () => {
    const [row] = (await world.ask(listInventory, seller, { text: id(1) })).data;
    expect(row).not.toHaveProperty('pku');
    expect(row).not.toHaveProperty('shelvesName');
    expect(row).toHaveProperty('wareFee');
    const [floorRow] = (await world.ask(listInventory, staff, { text: id(1) })).data;
    expect(floorRow).toMatchObject({ pku: 'P-DUNK', shelvesName: 'A-03-2' });
    expect(floorRow).not.toHaveProperty('wareFee');
  });

  it('keeps sellers from asking for a shelf', async () => {
    expect(await found(seller, { shelvesId: 'EWR-A-03-2', state: ['issue'] })).toEqual(ids(3));
    expect(await found(seller, { shelvesId: 'nowhere', state: ['issue'] })).toEqual(ids(3));
  });

  it('offers what each may do', async () => {
    expect(await actionsFor(seller, 3)).not.toContain('consign');
    expect(await actionsFor(seller, 1)).toContain('consign');
    expect(await actionsFor(staff, 5)).toEqual(['inspect', 'cancelInbound']);
    expect(await actionsFor(admin, 1)).toEqual([
      'correctInspection',
      'move',
      'directOutbound',
      'moveOnBehalf',
      'markFake',
      'editCost',
      'changeOwner',
    ]);
    expect(await actionsFor(shopUser, 1)).toEqual([]);
  });
});

describe('Rule: a page goes on where the one before ended', () => {
  const paid = (oneId: string, costPrice: number | null) => item(oneId, { type: 'ItemCostChanged', data: { costPrice, supply: null } });
  beforeAll(() => world.happen(actorOf(admin), paid(id(1), null), paid(id(2), 0), paid(id(7), null), paid(id(8), 12_000), paid(id(9), null)));

  it('walks the list by page number and by cursor alike', async () => {
    for (const sort of ['gmtModify', 'gmtIn', 'gmtOut', 'sku', 'costPrice'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const ask = (more: object) => world.ask(listInventory, admin, { view: 'everything', sort, order, size: 3, ...more });
        const numbered = [await ask({ current: 1 }), await ask({ current: 2 }), await ask({ current: 3 }), await ask({ current: 4 })];
        const walked: (typeof numbered)[number]['data'] = [];
        for (let after: string | null | undefined; after !== null;) {
          const next = await ask(after ? { after } : {});
          walked.push(...next.data);
          after = next.next;
        }
        expect(walked).toHaveLength(10);
        expect(new Set(walked.map(({ oneId }) => oneId)).size).toBe(10);
        expect(numbered.flatMap(({ data }) => data)).toEqual(walked);
        const values = walked.map((row) => row[sort]).filter((value) => value !== null);
        const rising = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
        // What has no value stands last, whichever way the list goes.
        expect(walked.slice(0, values.length).map((row) => row[sort])).toEqual(order === 'asc' ? rising : rising.toReversed());
        expect(numbered[0]).toMatchObject({ pageNo: 1, pageSize: 3, totalCount: 10, totalPage: 4 });
      }
  });

  const cursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

  it('starts over with a cursor that is none of ours', async () => {
    const { next } = await world.ask(listInventory, seller, { sort: 'sku', size: 3 });
    const madeUp = [
      ['timestamptz', 'soon', 'k'],
      ['timestamptz', '9'.repeat(30), 'k'],
      ['timestamptz', '0', '\0'],
      ['timestamptz', null, 'k'],
      {},
    ].map(cursor);
    for (const after of ['nonsense', next!, ...madeUp]) expect((await world.ask(listInventory, seller, { after })).data).toHaveLength(6);
  });
});
