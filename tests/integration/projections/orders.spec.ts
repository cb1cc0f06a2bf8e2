import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { id } from './facts.ts';
import { consigned, gone, moving, ordersWorld, quoted, waiting } from './orders-world.ts';
import { admin, seller } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

const found = async (filter: object) => (await world.ask(listOrders, admin, filter)).data.map(({ oddNo }) => oddNo).sort();

describe('the list of orders', () => {
  it('numbers each state as the list of its type does', async () => {
    const { data } = await world.ask(listOrders, admin, {});
    expect(new Map(data.map((row) => [row.oddNo, [row.state, row.stage, row.status]]))).toEqual(
      new Map([
        [gone, ['outOfWarehouse', 'out', 6]],
        [waiting, ['reviewing', null, 1]],
        [quoted, ['toConfirm', null, 3]],
        [moving, ['reviewing', null, 1]],
        [consigned, ['pendingOutbound', 'pending', 2]],
      ]),
    );
    expect(data.find(({ oddNo }) => oddNo === quoted)).toMatchObject({ price: 7100, fee: 0, gmtWaiting: '2026-11-20T14:42:00.000Z' });
    expect(data.find(({ oddNo }) => oddNo === gone)).toMatchObject({
      items: 1,
      picked: 1,
      packed: 1,
      shipped: 1,
      gmtWaiting: null,
      outTime: '2026-11-20T14:40:00.000Z',
    });
  });

  it('is filtered by type, state, status of the type, tracking number, ONE ID and place', async () => {
    expect(await found({ type: '3' })).toEqual([gone, waiting]);
    expect(await found({ type: '3,7', state: 'reviewing' })).toEqual([waiting, moving]);
    expect(await found({ status: '6' })).toEqual([gone]);
    expect(await found({ status: '2' })).toEqual([consigned]);
    expect(await found({ type: '3', variantStatus: '5' })).toEqual([gone]);
    expect(await found({ type: '3', variantStatus: '1,7' })).toEqual([waiting]);
    expect(await found({ stage: 'pending' })).toEqual([consigned]);
    expect(await found({ text: '00391' })).toEqual([waiting]);
    expect(await found({ text: id(4) })).toEqual([quoted]);
    expect(await found({ wareId: 'LAX' })).toEqual([]);
    expect([await found({ targetShopId: 8 }), await found({ targetShopId: 7 })]).toEqual([[moving], []]);
    expect(await found({ operatorId: 'marta' })).toEqual([gone]);
    expect(await found({ outBeginTime: '2026-11-20', outEndTime: '2026-11-20' })).toEqual([gone]);
  });

  it.each([
    ['gmtDue', waiting],
    ['outTime', gone],
  ] as const)('sorts by %s, with those last that have none', async (sort, only) => {
    for (const order of ['asc', 'desc'] as const) {
      const { data } = await world.ask(listOrders, admin, { sort, order });
      expect(data.map((row) => row[sort] !== null)).toEqual([true, false, false, false, false]);
      expect(data[0]!.oddNo).toBe(only);
    }
  });

  it('sorts what waits no longer behind what waits', async () => {
    for (const order of ['asc', 'desc'] as const)
      expect((await world.ask(listOrders, admin, { sort: 'gmtWaiting', order })).data.at(-1)).toMatchObject({ oddNo: gone, gmtWaiting: null });
  });

  it('counts states and stages', async () => {
    const { counts } = await world.ask(listOrders, seller, { type: '3' });
    expect(counts).toMatchObject({ all: 2, reviewing: 1, outOfWarehouse: 1, stages: { out: 1, pending: 0 } });
  });
});
