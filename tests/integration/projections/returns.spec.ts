import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { findOutbound, getFormerUnit } from '#contracts/returns/returned-goods.ts';
import { applied, approved, id, inspected, item, left, order, received, reference, requested, stored } from './facts.ts';
import { actorOf, admin, otherStaff, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const oddNo = 'OC26112000377';
const outboundNumber = '1Z84R7W30344719026';
const [gone, kept, comeBack] = [id(1), id(2), id(3)];

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), item(gone, ...stored(), inspected()), item(kept, ...stored()));
  await world.happen(
    actorOf(seller),
    order(oddNo, applied({ oddNo, requestType: 3, oneIds: [gone] }), { type: 'OrderApproved', data: {} }),
    item(gone, requested(oddNo, 3), approved(oddNo, 3)),
  );
  world.later(60);
  await world.happen(actorOf(staff), ...left(oddNo, gone));
});
afterAll(() => world.close());

const found = async (code: string, viewer = staff) => {
  const { by, units } = await world.ask(findOutbound, viewer, { code });
  return [by, ...units.map(({ oneId }) => oneId)];
};

describe('Rule: what comes back is found by what it left under', () => {
  it('ONE ID, order number or tracking number, however they are written, in any warehouse', async () => {
    const codes = [
      `${gone.slice(0, 4)}-${gone.slice(4).toLowerCase()}`,
      oddNo.toLowerCase(),
      `${outboundNumber.slice(0, 8)} ${outboundNumber.slice(8)}`,
    ];
    const byEach = [
      ['unit', gone],
      ['order', gone],
      ['tracking', gone],
    ];
    expect(await Promise.all(codes.map((code) => found(code)))).toEqual(byEach);
    expect(await found(oddNo, otherStaff)).toEqual(['order', gone]);
  });

  it('also what never left, which says so to those of its warehouse; and nothing else', async () => {
    expect((await world.ask(findOutbound, staff, { code: kept })).units).toMatchObject([{ state: 'available', oddNo: null, gmtOut: null }]);
    expect(await found(kept, otherStaff)).toEqual([null]);
    expect(await found('1Z84R7W30341100273')).toEqual([null]);
    expect(await found('OC')).toEqual([null]);
  });
});

describe('Rule: a returned unit is compared with what it was when it left', () => {
  it('by its last inspection, wherever it came back', async () => {
    const came = received({ warehouseId: 'LAX', preId: 'FC-000900' }, 'returned') as Extract<ItemEvent, { type: 'ItemReceived' }>;
    await world.happen(
      actorOf(otherStaff),
      item(comeBack, { ...came, data: { ...came.data, relatedOneId: gone } }),
      item(gone, { type: 'ItemReturned', data: { as: comeBack, logNo: '1ZBACK' } }),
    );
    expect(await world.ask(getFormerUnit, otherStaff, { oneId: comeBack })).toMatchObject({
      oneId: gone,
      checkResult: 'qualified',
      checkRemark: 'as new',
      checkPhotos: ['/f/check.jpg'],
      gmtOut: '2026-11-20T16:00:00.000Z',
      returnedAs: comeBack,
    });
    expect(await world.refusal(getFormerUnit, staff, { oneId: comeBack })).toBe('NotFound');
    expect(await world.refusal(getFormerUnit, staff, { oneId: kept })).toBe('NotFound');
  });

  it('and is not found again under its order: its old ONE ID tells the new one', async () => {
    expect(await found(oddNo)).toEqual([null]);
    expect((await world.ask(findOutbound, staff, { code: gone })).units).toMatchObject([{ state: 'outOfWarehouse.returned', returnedAs: comeBack }]);
  });
});
