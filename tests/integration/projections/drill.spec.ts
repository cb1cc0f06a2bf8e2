import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBi, type Bi } from '#contracts/bi/bi-queries.ts';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { getWorkplace, type ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import { applied, dunk, id, order, pack, reference } from './facts.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import { livingItems, randomFrom } from './random-lives.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const population = 80;
const random = randomFrom(4_711);
const range = { from: '2026-11-01', to: '2026-11-20' };

/** Eighty items live at random for three weeks; some orders wait, two packages are on their way. */
beforeAll(async () => {
  world = await readWorld('2026-11-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  const live = livingItems(population, random);
  for (let step = 0; step < 150; step++) {
    const changes = live();
    if (step % 10 === 0) {
      const oddNo = `OC2611200${1000 + step}`;
      changes.push(order(oddNo, applied({ oddNo, requestType: step % 20 ? 3 : 4, oneIds: [id(1)] })));
    }
    await world.happen(actorOf(staff), ...changes);
    world.later(random(340));
  }
  await world.sumUp();
});
afterAll(() => world.close());

const listed = async (query: QueryInputOf<typeof listInventory>, viewer = admin) => (await world.ask(listInventory, viewer, query)).totalCount;

describe('Rule: a figure of BI is the number of rows that it opens', () => {
  let bi: Bi;
  beforeAll(async () => void (bi = await world.ask(getBi, admin, range)));

  it('on each day, for what came and what went', async () => {
    for (const { day, inbound, outbound } of bi.days) {
      expect([day, await listed({ view: 'everything', inBeginTime: day, inEndTime: day })]).toEqual([day, inbound]);
      expect([day, await listed({ view: 'out', outBeginTime: day, outEndTime: day })]).toEqual([day, outbound]);
    }
    expect(bi.kpis.inbound.value).toBeGreaterThan(10);
    expect(bi.kpis.outbound.value).toBeGreaterThan(3);
  });

  it('for what was sold, in money too', async () => {
    const { data, totalCount, sold } = await world.ask(listInventory, admin, {
      view: 'everything',
      sort: 'gmtSold',
      soldBeginTime: range.from,
      soldEndTime: range.to,
      size: 100,
    });
    expect(data.reduce((sum, { soldPrice }) => sum + (soldPrice ?? 0), 0)).toBe(bi.kpis.sales.value);
    expect(bi.platforms.reduce((sum, { items }) => sum + items, 0)).toBe(totalCount);
    const costKnown = data.filter(({ costPrice }) => costPrice !== null);
    expect(bi.platforms.reduce((sum, platform) => sum + platform.costKnown, 0)).toBe(costKnown.length);
    expect(costKnown.reduce((sum, { soldPrice, costPrice }) => sum + soldPrice! - costPrice!, 0)).toBe(bi.kpis.profit.value);
    for (const measure of ['sales', 'profit'] as const)
      expect(bi.platforms.reduce((sum, platform) => sum + platform[measure], 0)).toBe(bi.kpis[measure].value);
    expect(sold).toMatchObject({
      items: totalCount,
      costKnown: costKnown.length,
      sales: bi.kpis.sales.value,
      profit: bi.kpis.profit.value,
    });
    expect(data.map(({ gmtSold }) => gmtSold)).toEqual(
      data
        .map(({ gmtSold }) => gmtSold)
        .toSorted()
        .toReversed(),
    );
    expect(data.reduce((sum, { profit }) => sum + (profit ?? 0), 0)).toBe(bi.kpis.profit.value);
    expect(totalCount).toBeGreaterThan(0);
  });

  it('for what lies there now, whole and by age', async () => {
    expect(await listed({ view: 'all' })).toBe(bi.kpis.stock.value);
    for (const { from, to, items } of bi.ageing) expect(await listed({ view: 'all', minDays: from, maxDays: to ?? undefined })).toBe(items);
  });

  it('by warehouse and by shop, which add up to the whole', async () => {
    for (const { id: wareId, stock, inbound } of bi.warehouses) {
      expect(await listed({ view: 'all', wareId })).toBe(stock);
      expect(await listed({ view: 'everything', inWareId: wareId, inBeginTime: range.from, inEndTime: range.to })).toBe(inbound);
    }
    for (const { id: shopId, stock, inbound, sales, profit } of bi.shops) {
      expect(await listed({ view: 'all', shopId })).toBe(stock);
      expect([shopId, await listed({ view: 'everything', inShopId: shopId, inBeginTime: range.from, inEndTime: range.to })]).toEqual([
        shopId,
        inbound,
      ]);
      const { sold } = await world.ask(listInventory, admin, { view: 'everything', shopId, soldBeginTime: range.from, soldEndTime: range.to });
      expect(sold).toMatchObject({ sales, profit });
    }
    for (const parts of [bi.warehouses, bi.shops])
      for (const measure of ['sales', 'profit', 'inbound', 'outbound'] as const)
        expect(parts.reduce((sum, part) => sum + part[measure], 0)).toBe(bi.kpis[measure].value);
  });

  it('by platform', async () => {
    for (const { platform, items, sales } of bi.platforms) {
      const asked = { view: 'everything', platform, soldBeginTime: range.from, soldEndTime: range.to } as const;
      expect((await world.ask(listInventory, admin, asked)).sold).toMatchObject({ items, sales });
    }
  });

  it('and sellers learn from no filter whose goods were before them', async () => {
    expect(await listed({ view: 'everything', inShopId: 8 }, seller)).toBe(await listed({ view: 'everything' }, seller));
  });

  it('also for the period before', async () => {
    const later = await world.ask(getBi, admin, { from: '2026-11-11', to: '2026-11-20' });
    expect(later.daysBefore).toEqual(bi.days.slice(0, 10));
    expect(later.days).toEqual(bi.days.slice(10));
  });
});

describe('Rule: a number of a seller’s workplace is the number of rows that it opens', () => {
  let found: ShopWorkplace;
  beforeAll(async () => {
    const forecastPackage = (preId: string, shopId: number) =>
      pack(preId, {
        type: 'PackageForecast',
        data: {
          preId,
          packId: `PK-${preId}`,
          shopId,
          warehouseId: 'EWR',
          logNo: preId,
          forecastBatch: 'FB-1',
          shippingType: 'express',
          reference: '',
          lines: [{ ...dunk, oneIds: [id(900)] }],
          remark: '',
          expiresAt: '2027-01-01T00:00:00.000Z',
        },
      });
    await world.happen(actorOf(seller), forecastPackage('FC-9', 7), forecastPackage('FC-8', 8));
    const workplace = await world.ask(getWorkplace, seller, {});
    found = workplace as ShopWorkplace;
  });

  it('for its goods', async () => {
    const views = {
      forecast: 'forecast',
      inbound: 'inbound',
      inStock: 'all',
      available: 'available',
      listed: 'listed',
      outbounding: 'outbounding',
      issue: 'issue',
      pastFree: 'pastFree',
    } as const;
    for (const [name, view] of Object.entries(views))
      expect([name, found[name as keyof typeof views]]).toEqual([name, await listed({ view }, seller)]);
    expect(found.inStock).toBeGreaterThan(0);
  });

  it('for its orders and packages', async () => {
    const orders = async (state: 'reviewing' | 'toConfirm' | 'pendingOutbound') =>
      (await world.ask(listOrders, seller, { state: [state], type: [3, 4, 14] })).totalCount;
    expect(found.reviewing).toBe(await orders('reviewing'));
    expect(found.reviewing).toBeGreaterThan(0);
    expect(found.feesToConfirm).toBe(await orders('toConfirm'));
    expect(found.pendingOutbound).toBe(await orders('pendingOutbound'));
    const reviewing = async (type: 5 | 6 | 7) => (await world.ask(listOrders, seller, { state: ['reviewing'], type: [type] })).totalCount;
    expect(found.cashOutsReviewing).toBe(await reviewing(5));
    expect(found.transfersReviewing).toBe(await reviewing(7));
    expect(found.consignmentsReviewing).toBe(await reviewing(6));
    expect(found.repairsReviewing).toBe((await world.ask(listRepairs, seller, { view: 'applied' })).totalCount);
    expect(found.scheduled).toBe((await world.ask(listPackages, seller, { view: 'scheduled' })).totalCount);
    expect(found.scheduled).toBe(1);
  });

  it('for its sales of thirty days', async () => {
    const sold = await listed({ view: 'everything', soldBeginTime: found.sales[0]!.day, soldEndTime: found.sales.at(-1)!.day }, seller);
    expect(found.sales).toHaveLength(30);
    expect(found.sales.reduce((sum, { items }) => sum + items, 0)).toBe(sold);
  });

  it('tells what happened last to its own goods, without moves between shelves', async () => {
    const times = found.recent.map(({ gmtCreate }) => gmtCreate);
    expect(times).toEqual([...times].sort().reverse());
    expect(found.recent.length).toBeGreaterThan(5);
    expect(found.recent.filter(({ name }) => name === 'ItemShelved' || name === 'ItemMoved')).toEqual([]);
    for (const { oneId } of found.recent) expect(await listed({ view: 'everything', oneIds: [oneId] }, seller)).toBe(1);
  });
});
