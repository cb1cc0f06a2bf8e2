import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { getReturnAddresses, listReturnable } from '#contracts/returns/returnable.ts';
import { findOutbound, getFormerUnit } from '#contracts/returns/returned-goods.ts';
import { applied, approved, id, inspected, item, left, order, received, reference, requested, shelved, stored } from './facts.ts';
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

describe('Rule: what came back or failed its inspection may go back to its seller', () => {
  const [failed, sound, ofOperator] = [id(11), id(12), id(13)];
  const listed = async (filter: object, viewer = staff) => (await world.ask(listReturnable, viewer, filter)).data.map(({ oneId }) => oneId).sort();

  it('and is listed once it lies on a shelf, for those of its warehouse', async () => {
    const came = received({}, 'returned') as Extract<ItemEvent, { type: 'ItemReceived' }>;
    await world.happen(
      actorOf(staff),
      item(failed, received(), inspected('fake'), shelved()),
      item(sound, { ...came, data: { ...came.data, relatedOneId: gone } }, inspected(), shelved()),
      item(ofOperator, received({ shopId: 1 }), inspected('fake'), shelved()),
    );
    expect(await listed({})).toEqual([failed, sound].sort());
    expect([await listed({ view: 'failed' }), await listed({ view: 'cameBack' })]).toEqual([[failed], [sound]]);
    expect([await listed({ text: sound }), await listed({ text: gone }), await listed({ shopId: 8 })]).toEqual([[sound], [sound], []]);
    expect(await listed({}, otherStaff)).toEqual([]);
    const { data, counts } = await world.ask(listReturnable, admin, { view: 'failed' });
    expect(counts).toEqual({ all: 2, cameBack: 1, failed: 1 });
    expect(data[0]).toMatchObject({ causes: ['failedInspection'], checkResult: 'fake', shopInfo: { id: 7 }, shelvesName: 'A-03-2' });
  });

  it('to where goods of the seller went before, returns first', async () => {
    const asked = async (oneId: string, viewer = staff) => (await world.ask(getReturnAddresses, viewer, { oneId })).map(({ oddNo: of }) => of);
    const address = {
      recipient: 'Katie Ho',
      country: 'US',
      state: 'NJ',
      city: 'Newark',
      zipCode: '07102',
      street: '1 Broad St',
      phone: '+19735550100',
    };
    const shippedTo = (number: string, street: string, returnCause?: 'failedInspection') => {
      const said = applied({ oddNo: number, requestType: 14, oneIds: [failed] }) as Extract<OrderEvent, { type: 'OrderApplied' }>;
      return order(number, { ...said, data: { ...said.data, address: { ...address, street }, ...(returnCause && { returnCause }) } });
    };
    await world.happen(actorOf(admin), shippedTo('OC26112000801', '1 Broad St', 'failedInspection'));
    world.later(60);
    await world.happen(actorOf(admin), shippedTo('OC26112000802', '2 Elm St'), shippedTo('OC26112000803', '1 Broad St'));
    expect(await asked(failed)).toEqual(['OC26112000801', 'OC26112000802']);
    expect([await asked(failed, otherStaff), await asked(ofOperator)]).toEqual([[], []]);
  });
});
