import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getOverview, getWorkplace } from '#contracts/overview/overview-queries.ts';
import { listAllWarehouses, listShopUsers, listSkus, listWarehouses } from '#contracts/reference/reference-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { applied, approved, forecast, id, inspected, item, order, packed, picked, received, reference, requested, shipped, stored } from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, selfOperated, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const sale = (oddNo: string) => ({ type: 'ConsignmentSold', data: { oddNo, platform: 'own market', platOrderNo: 'P', soldPrice: 12_800 } }) as const;

/** Shop 7 in EWR: one sold and shipped, one sold that could not be found, two stored, one received and cancelled, one forecast. Shop 8 in LAX: one. */
beforeAll(async () => {
  world = await readWorld('2026-11-05T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), item(id(1), ...stored()), item(id(2), ...stored()));
  world.setClock('2026-11-10T15:00:00.000Z');
  await world.happen(actorOf(staff), item(id(3), ...stored()), item(id(4), ...stored()), item(id(5), forecast(), received()));
  await world.happen(actorOf(staff), item(id(7), ...stored({ shopId: 8, warehouseId: 'LAX' }, 'qualified', ['LAX-C-01-1', 'C-01-1'])));
  world.later(120);
  await world.happen(actorOf(staff), item(id(5), { type: 'InboundCancelled', data: { batchNo: 'IB-1117-02', reason: 'mistake' } }));
  await world.happen(actorOf(seller), item(id(6), forecast()));
  world.setClock('2026-11-12T03:00:00.000Z');
  await world.happen(
    actorOf(seller),
    order('OC6', applied({ oddNo: 'OC6', requestType: 6, oneIds: [id(1)] })),
    item(id(1), requested('OC6', 6)),
    item(id(2), requested('OC7', 6)),
  );
  await world.happen(actorOf(admin), item(id(1), approved('OC6', 6), sale('OC6')), item(id(2), approved('OC7', 6), sale('OC7')));
  world.setClock('2026-11-12T15:00:00.000Z');
  await world.happen(actorOf(staff), item(id(1), picked('OC6'), packed('OC6'), shipped('OC6', 6)));
  await world.happen(actorOf(staff), item(id(2), { type: 'ItemShortPicked', data: { oddNo: 'OC7', shelfId: 'EWR-A-03-2', reason: 'not there' } }));
  await world.sumUp();
});
afterAll(() => world.close());

describe('the figures of a range', () => {
  it('sum each day of the viewer’s zone, with the change against the range before', async () => {
    const found = await world.ask(getBi, admin, { from: '2026-11-10', to: '2026-11-12', wareId: 'EWR' });
    expect(found.before).toEqual({ from: '2026-11-07', to: '2026-11-09' });
    expect(
      found.days.map(({ day, inbound, outbound, sales, profit, stock, orders }) => [day, inbound, outbound, sales, profit, stock, orders]),
    ).toEqual([
      ['2026-11-10', 2, 0, 0, 0, 4, 0],
      // 03:00 in GMT is the evening before in New York.
      ['2026-11-11', 0, 0, 12_800, 3_200, 4, 1],
      ['2026-11-12', 0, 1, 0, 0, 3, 0],
    ]);
    expect(found.kpis.inbound).toEqual({ value: 2, before: 0, change: null });
    expect(found.kpis.stock).toEqual({ value: 3, before: 2, change: 0.5 });
    expect(found.kpis.sales).toEqual({ value: 12_800, before: 0, change: null });
  });

  it('take back a sale that could not be shipped and a receipt that was cancelled', async () => {
    const { kpis } = await world.ask(getBi, admin, { from: '2026-11-01', to: '2026-11-12' });
    expect(kpis).toMatchObject({
      sales: { value: 12_800 },
      inbound: { value: 5 },
      outbound: { value: 1 },
      inspected: { value: 5 },
      stock: { value: 4 },
    });
  });

  it('rank the shops by what they did in it, also where its days cut those of UTC', async () => {
    const ranked = async (day: string) => {
      const { shops } = await world.ask(getBi, admin, { from: day, to: day });
      return shops.map(({ id: shop, sales, inbound, outbound, stock }) => [shop, sales, inbound, outbound, stock]);
    };
    expect(await ranked('2026-11-10')).toEqual([
      [7, 0, 2, 0, 4],
      [8, 0, 1, 0, 1],
    ]);
    expect(await ranked('2026-11-11')).toEqual([
      [7, 12_800, 0, 0, 4],
      [8, 0, 0, 0, 1],
    ]);
    expect(await ranked('2026-11-12')).toEqual([
      [7, 0, 0, 1, 3],
      [8, 0, 0, 0, 1],
    ]);
  });

  it('are narrowed to a shop', async () => {
    const { kpis, ageing } = await world.ask(getBi, admin, { from: '2026-11-01', to: '2026-11-12', shopId: '8' });
    expect(kpis).toMatchObject({ sales: { value: 0 }, inbound: { value: 1 }, stock: { value: 1 } });
    expect(ageing.reduce((sum, { items }) => sum + items, 0)).toBe(1);
  });

  it('age what lies there, with the fee that it has cost', async () => {
    world.setClock('2026-12-05T15:00:00.000Z');
    const { ageing } = await world.ask(getBi, admin, { from: '2026-11-01', to: '2026-11-12', shopId: '7' });
    expect(ageing).toEqual([
      { from: 0, to: 20, items: 0, fee: 0 },
      { from: 21, to: 45, items: 3, fee: (10 + 5 + 5) * 21 },
      { from: 46, to: 60, items: 0, fee: 0 },
      { from: 61, to: 90, items: 0, fee: 0 },
      { from: 91, to: null, items: 0, fee: 0 },
    ]);
    world.setClock('2026-11-12T16:00:00.000Z');
  });
});

describe('the overview', () => {
  it.each([
    ['2026-11-26T04:59:59.999Z', [3, 0, 0, 0, 0]],
    ['2026-11-26T05:00:00.000Z', [2, 1, 0, 0, 0]],
    ['2026-12-21T04:59:59.999Z', [0, 3, 0, 0, 0]],
    ['2026-12-21T05:00:00.000Z', [0, 2, 1, 0, 0]],
    ['2027-02-04T05:00:00.000Z', [0, 0, 0, 2, 1]],
  ])('ages what lies there at midnight in the warehouse: %s', async (now, items) => {
    world.setClock(now);
    const { warehouses } = await world.ask(getOverview, admin, {});
    expect(warehouses.find(({ id }) => id === 'EWR')!.ageing.map((bucket) => bucket.items)).toEqual(items);
    world.setClock('2026-11-12T16:00:00.000Z');
  });

  it('shows per warehouse what lies where, what moved and what waits', async () => {
    const { warehouses } = await world.ask(getOverview, admin, {});
    expect(
      warehouses.map(({ id: warehouse, stock, capacity, onShelves, outboundToday }) => [warehouse, stock, capacity, onShelves, outboundToday]),
    ).toEqual([
      ['EWR', 3, 42, 3, 1],
      ['LAX', 1, 5, 1, 0],
    ]);
    expect(warehouses[0]!.zones.map(({ zone, capacity, load }) => [zone, capacity, load])).toEqual([
      ['A', 12, 3],
      ['B', 30, 0],
    ]);
    expect(warehouses[0]!.zones[0]!.shelves.map(({ name, load }) => [name, load])).toEqual([
      ['A-03-2', 3],
      ['A-05-1', 0],
    ]);
    expect((await world.ask(getOverview, otherStaff, {})).warehouses.map(({ id: warehouse }) => warehouse)).toEqual(['LAX']);
  });

  it('ages what lies there and counts the hours of today, warehouse by warehouse', async () => {
    const [ewr, lax] = (await world.ask(getOverview, admin, {})).warehouses;
    expect(ewr!.ageing.map(({ from, to, items }) => [from, to, items])).toEqual([
      [0, 20, 3],
      [21, 45, 0],
      [46, 60, 0],
      [61, 90, 0],
      [91, null, 0],
    ]);
    expect(lax!.ageing[0]).toMatchObject({ items: 1 });
    // Midnight in Newark is 05:00 GMT, and it is 16:00.
    expect(ewr!.hours.map(({ gmtHour }) => gmtHour).at(0)).toBe('2026-11-12T05:00:00.000Z');
    expect(ewr!.hours).toHaveLength(12);
    expect(ewr!.hours.filter(({ outbound }) => outbound > 0)).toEqual([
      { gmtHour: '2026-11-12T15:00:00.000Z', inbound: 0, inspected: 0, shelved: 0, outbound: 1 },
    ]);
    expect(lax!.hours.some(({ outbound }) => outbound > 0)).toBe(false);
  });
});

describe('the workplace', () => {
  it('tells a warehouse what waits for it', async () => {
    await world.happen(actorOf(staff), item(id(8), forecast(), received()), item(id(9), ...stored().slice(0, 3)));
    expect(await world.ask(getWorkplace, staff, {})).toMatchObject({
      of: 'warehouse',
      warehouseId: 'EWR',
      waiting: { toInspect: 1, toShelve: 1, toPick: 0, toReturn: 0, late: 0 },
      stock: 5,
      inboundToday: 2,
      outboundToday: 1,
    });
    expect(await world.refusal(getWorkplace, otherStaff, { wareId: 'EWR' })).toBe('NotFound');
  });

  it('counts what each of its lists holds (R2.24)', async () => {
    await world.happen(
      actorOf(staff),
      item(id(10), received({ shopId: 8 }, 'returned')),
      item(id(11), received({ shopId: 8 }, 'returned'), inspected()),
      item(id(12), ...stored({ shopId: 8 }), { type: 'RepairApplied', data: { repairNo: 'RP-1', project: ['sole'] } }),
    );
    const workplace = await world.ask(getWorkplace, staff, {});
    const lists = {
      toInspect: { state: 'received' },
      toShelve: { state: 'inspected' },
      toReturn: { kind: 'returned', state: 'received,inspected' },
      toRepair: { state: 'repairing.inWork' },
    } as const;
    for (const [number, list] of Object.entries(lists)) {
      const { totalCount } = await world.ask(listInventory, staff, list);
      expect([number, totalCount]).toEqual([number, workplace.of === 'warehouse' && workplace.waiting[number as keyof typeof lists]]);
    }
    expect(workplace).toMatchObject({ waiting: { toInspect: 2, toShelve: 2, toReturn: 2, toRepair: 1 } });
  });

  it('tells a seller the own counts', async () => {
    const found = await world.ask(getWorkplace, seller, {});
    expect(found).toMatchObject({
      of: 'shop',
      shopId: 7,
      forecast: 1,
      inbound: 2,
      inStock: 5,
      available: 3,
      listed: 0,
      toConfirm: 0,
      costInStock: 5 * 9600,
    });
    expect(found.of === 'shop' && found.latestSales).toMatchObject([{ oneId: id(1), soldPrice: 12_800, gmtSold: '2026-11-12T03:00:00.000Z' }]);
    expect(await world.ask(getWorkplace, otherSeller, {})).toMatchObject({ of: 'shop', shopId: 8, inStock: 4, latestSales: [] });
    expect(await world.ask(getWorkplace, selfOperated, {})).toMatchObject({ of: 'shop', shopId: 1, inStock: 0 });
  });
});

const usersFor = async (viewer: typeof seller, body = {}) => (await world.ask(listShopUsers, viewer, body)).records.map(({ id: shop }) => shop);

describe('the reference lists', () => {
  it('gives staff the warehouses that they work in, others all', async () => {
    const names = async (viewer: typeof seller) => (await world.ask(listAllWarehouses, viewer, {})).map(({ id: warehouse }) => warehouse);
    expect(await names(seller)).toEqual(['EWR', 'LAX']);
    expect(await names(staff)).toEqual(['EWR']);
    expect((await world.ask(listWarehouses, admin, { name: 'newark' })).records).toEqual([
      { id: 'EWR', name: 'EWR-1 Newark', level: 'Advance', storageLimitDays: 20, dailyFee: 21, timeZone: 'America/New_York', city: 'EWR-1 Newark' },
    ]);
  });

  it('gives staff every shop user with "unowned" first, a seller the own alone', async () => {
    expect(await usersFor(admin)).toEqual([-1, 7, 1, 8]);
    expect(await usersFor(staff, { uid: 'U8' })).toEqual([8]);
    expect(await usersFor(admin, { id: -1 })).toEqual([-1]);
    expect(await usersFor(seller)).toEqual([7]);
    expect(await usersFor(seller, { uid: 'U8' })).toEqual([]);
  });

  it('offers no erased shop to choose, and names it where it is asked for', async () => {
    const gone = { shopId: 9, uid: 'U9', realname: 'Gone Kicks', knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
    await world.happen(actorOf(admin), fact(shopStream, 9, { type: 'ShopCreated', data: gone }));
    expect(await usersFor(admin)).toContain(9);
    await world.happen(actorOf(admin), fact(shopStream, 9, { type: 'ShopErased', data: { shopId: 9 } }));
    expect(await usersFor(admin)).toEqual([-1, 7, 1, 8]);
    expect(await usersFor(admin, { text: 'u9' })).toEqual([]);
    expect([await usersFor(admin, { id: 9 }), await usersFor(admin, { uid: 'U9' })]).toEqual([[9], [9]]);
  });

  it('finds SKUs by number and name, without the operator’s number for sellers', async () => {
    const { data, totalCount } = await world.ask(listSkus, seller, { text: 'dunk' });
    expect(totalCount).toBe(1);
    expect(data).toEqual([{ id: 'DD1391-100', sku: 'DD1391-100', brand: 'Nike', remarks: 'Dunk Low Panda', img: '/f/dunk.png', sizes: ['9.5'] }]);
    expect((await world.ask(listSkus, staff, {})).data.map(({ pku }) => pku)).toEqual(['P-SAMBA', 'P-DUNK']);
  });
});
