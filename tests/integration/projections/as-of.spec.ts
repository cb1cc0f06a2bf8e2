import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory, searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { dunk, forecast, id, inspected, item, received, reference, shelved, stored } from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, shopUser, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

const kept = id(1);
const transferred = id(2);
const redirected = id(3);
const ofTwoClocks = id(4);

const opened = '2026-10-01T09:00:00.000Z';
const before = '2026-10-01T09:59:59.999Z';
const first = '2026-10-01T10:00:00.000Z';
const between = '2026-10-20T12:00:00.000Z';
const changed = '2026-11-01T10:00:00.000Z';
const present = '2026-11-20T15:00:00.000Z';

let world: ReadWorld;

/** Two items of shop 7, one of which goes to shop 8; a forecast for LAX that goes to EWR instead; and one that is stored while a clock is set back. */
beforeAll(async () => {
  world = await readWorld(opened);
  await world.happen(actorOf(admin), ...reference);
  world.setClock(first);
  await world.happen(actorOf(staff), item(kept, ...stored()), item(transferred, ...stored()), item(redirected, forecast({ warehouseId: 'LAX' })));
  world.setClock(changed);
  await world.happen(
    actorOf(admin),
    item(transferred, { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 8, reason: 'admin' } }),
    item(kept, { type: 'ItemCostChanged', data: { costPrice: 12_300, supply: 'outlet' } }),
    item(redirected, { type: 'ItemForecastAmended', data: { preId: 'FC-000101', logNo: '1Z84R7W30341100273', warehouseId: 'EWR', ...dunk } }),
  );
  world.setClock('2026-11-10T10:00:00.000Z');
  await world.happen(actorOf(staff), item(ofTwoClocks, forecast(), received()));
  world.setClock('2026-11-10T10:05:00.000Z');
  await world.happen(actorOf(staff), item(ofTwoClocks, inspected()));
  world.setClock('2026-11-10T10:03:00.000Z');
  await world.happen(actorOf(staff), item(ofTwoClocks, shelved()));
  world.setClock(present);
});
afterAll(() => world.close());

const found = async (viewer: Viewer, asOf: string, filter: BodyInputOf<typeof searchInventory> = {}): Promise<string[]> =>
  (await world.ask(searchInventory, viewer, { view: 'everything', ...filter, asOf })).data.map(({ oneId }) => oneId).sort();

describe('Rule: before its first event there was nothing', () => {
  it('lists nothing and counts nothing', async () => {
    const { data, totalCount, counts, next } = await world.ask(listInventory, admin, { asOf: before });
    expect([data, totalCount, counts.everything, next]).toEqual([[], 0, 0, null]);
  });

  it('finds no item', async () => {
    expect(await world.refusal(getItem, admin, { oneId: kept, asOf: before })).toBe('NotFound');
    expect((await world.ask(getItem, admin, { oneId: kept, asOf: first })).state).toBe('available');
  });
});

describe('Rule: a moment that is still to come is refused', () => {
  const next = new Date(Date.parse(present) + 1).toISOString();

  it('for an item and for a list, by its field', async () => {
    for (const asOf of [next, '2999-12-31T23:59:59Z']) {
      expect(await world.refusal(getItem, seller, { oneId: kept, asOf })).toBe('InTheFuture');
      expect(await world.refusal(listInventory, seller, { asOf })).toBe('InTheFuture');
      expect(await world.refusal(searchInventory, seller, { asOf })).toBe('InTheFuture');
    }
  });

  it('but not the present itself, in whatever zone it is told', async () => {
    expect(await found(admin, present)).toEqual([kept, transferred, redirected, ofTwoClocks].sort());
    expect(await found(admin, '2026-11-20T10:00:00.000-05:00')).toHaveLength(4);
  });

  it.each(['2026-11-20', 'yesterday', '2026-11-20T15:00:00', '0000-01-01T00:00:00Z'])('and %s is no moment', (asOf) => {
    expect(getItem.query!.safeParse({ oneId: kept, asOf }).success).toBe(false);
  });
});

describe('Rule: goods that changed hands are shown as of a moment to who owned them then and owns them now', () => {
  it('to neither shop as of the time before', async () => {
    for (const viewer of [seller, shopUser, otherSeller]) {
      expect(await found(viewer, between)).not.toContain(transferred);
      expect(await world.refusal(getItem, viewer, { oneId: transferred, asOf: between })).toBe('NotFound');
    }
  });

  it('to the new owner from the change on, without what the former one paid', async () => {
    expect(await found(otherSeller, changed)).toEqual([transferred]);
    expect(await world.ask(getItem, otherSeller, { oneId: transferred, asOf: changed })).toMatchObject({ costPrice: null, packInfo: { logNo: '' } });
    expect(await world.refusal(getItem, seller, { oneId: transferred, asOf: changed })).toBe('NotFound');
  });

  it('to administrators under the shop of the time', async () => {
    expect(await found(admin, between, { shopId: 7 })).toEqual([kept, transferred, redirected].sort());
    expect(await found(admin, between, { shopId: 8 })).toEqual([]);
    expect(await found(admin, changed, { shopId: 7 })).toEqual([kept, redirected].sort());
    expect(await found(admin, changed, { shopId: 8 })).toEqual([transferred]);
    expect(await world.ask(getItem, admin, { oneId: transferred, asOf: between })).toMatchObject({ shopInfo: { id: 7 }, costPrice: 9600 });
  });
});

describe('Rule: the floor is shown as of a moment what was its warehouse’s then and is now', () => {
  it('a forecast that went elsewhere to neither warehouse, and to administrators where it was', async () => {
    expect(await found(otherStaff, between)).toEqual([]);
    expect(await found(staff, between)).toEqual([kept, transferred].sort());
    expect(await found(staff, changed)).toContain(redirected);
    expect(await world.refusal(getItem, staff, { oneId: redirected, asOf: between })).toBe('NotFound');
    expect(await found(admin, between, { wareId: 'LAX' })).toEqual([redirected]);
    expect(await found(admin, changed, { wareId: 'LAX' })).toEqual([]);
  });
});

describe('Rule: what a role may not see now it may not see of then', () => {
  it('leaves the same fields out', async () => {
    const sellers = await world.ask(getItem, seller, { oneId: kept, asOf: between });
    expect(JSON.stringify(sellers)).not.toMatch(/marta|P-DUNK|A-03-2/);
    const [sellersRow] = (await world.ask(listInventory, seller, { asOf: between })).data;
    expect(sellersRow).not.toHaveProperty('pku');
    expect(sellersRow).not.toHaveProperty('shelvesName');
    expect(JSON.stringify(await world.ask(getItem, staff, { oneId: kept, asOf: between }))).not.toContain('wareFee');
    expect((await world.ask(listInventory, staff, { asOf: between })).data[0]).not.toHaveProperty('wareFee');
  });
});

describe('Rule: what was is only looked at', () => {
  it('offers nothing that could be done with it', async () => {
    for (const viewer of [seller, staff, admin]) {
      expect((await world.ask(getItem, viewer, { oneId: kept, asOf: between })).actions).toEqual([]);
      const { data } = await world.ask(listInventory, viewer, { asOf: between });
      expect(data.map(({ actions }) => actions)).toEqual(data.map(() => []));
      expect(data).not.toEqual([]);
    }
  });

  it('gives the rows of its list as a file', async () => {
    const file = await world.file(exportInventory, seller, { view: 'everything', asOf: between });
    const lines = file.trimEnd().split('\r\n').slice(1);
    const listed = (await world.ask(searchInventory, seller, { view: 'everything', asOf: between })).data;
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed.map(({ oneId }) => formatOneId(oneId)));
    expect(listed.length).toBeGreaterThan(0);
    // The cost of then, and not of now.
    expect(file).toContain('96.00');
    expect(file).not.toContain('123.00');
  });

  it('gives no file of what is to come', async () => {
    expect(await world.refusal(exportInventory, seller, { asOf: '2099-01-01T00:00:00.000Z' })).toBe('InTheFuture');
  });
});

describe('Rule: storage days and fees of a moment are those until then', () => {
  it('in the item, its row and the filter by age', async () => {
    // Shelved on 1 October, 20 free days.
    const late = '2026-10-26T12:00:00.000Z';
    expect((await world.ask(getItem, seller, { oneId: kept, asOf: between })).inProdInfo).toMatchObject({ wareDays: 19, wareFee: 0 });
    expect((await world.ask(getItem, seller, { oneId: kept, asOf: late })).inProdInfo).toMatchObject({ wareDays: 25, wareFee: 5 * 21 });
    const [row] = (await world.ask(listInventory, seller, { asOf: late, text: kept })).data;
    expect(row).toMatchObject({ wareDays: 25, wareFee: 5 * 21, costPrice: 9600, supply: 'SNKRS' });
    expect(await found(seller, late, { minDays: 26 })).toEqual([]);
    expect(await found(seller, late, { minDays: 25 })).toEqual([kept]);
    expect((await world.ask(listInventory, admin, { asOf: between })).counts.pastFree).toBe(0);
    expect((await world.ask(listInventory, admin, { asOf: late })).counts.pastFree).toBe(2);
  });
});

describe('Rule: what precedes an event in its stream had happened when the event did, whatever the clocks said', () => {
  it('in the item and in the list alike', async () => {
    const states = async (asOf: string) => [
      (await world.ask(getItem, admin, { oneId: ofTwoClocks, asOf })).state,
      (await world.ask(searchInventory, admin, { text: ofTwoClocks, asOf })).data[0]!.state,
    ];
    expect(await states('2026-11-10T10:02:00.000Z')).toEqual(['received', 'received']);
    expect(await states('2026-11-10T10:04:00.000Z')).toEqual(['available', 'available']);
    expect(await states('2026-11-10T10:06:00.000Z')).toEqual(['available', 'available']);
    const { eventList } = await world.ask(getItem, admin, { oneId: ofTwoClocks, asOf: '2026-11-10T10:04:00.000Z' });
    expect(eventList.map(({ name }) => name)).toEqual(['ItemShelved', 'ItemInspected', 'ItemReceived', 'ItemForecast']);
  });
});
