import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countReviews, listReviews } from '#contracts/audit/audit-queries.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import {
  applied,
  approved,
  assigned,
  id,
  item,
  order,
  orderPacked,
  orderPicked,
  orderShipped,
  packed,
  picked,
  reference,
  requested,
  samba,
  shipped,
  stored,
} from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, shopUser, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const gone = 'OC26112000336';
const waiting = 'OC26112000391';
const quoted = 'OC26112000392';
const moving = 'OC26112000393';
const consigned = 'OC26112000394';

beforeAll(async () => {
  world = await readWorld('2026-11-11T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(staff),
    item(id(1), ...stored()),
    item(id(2), ...stored()),
    item(id(3), ...stored({}, 'boxSlightlyDamaged')),
    item(id(4), ...stored({ what: samba })),
    item(id(5), ...stored()),
  );

  world.setClock('2026-11-20T14:00:00.000Z');
  await world.happen(actorOf(seller), order(gone, applied({ oddNo: gone, requestType: 3, oneIds: [id(1)] })), item(id(1), requested(gone, 3)));
  world.later(10);
  await world.happen(
    actorOf(admin),
    order(gone, { type: 'OrderApproved', data: {} }, assigned('marta', 'Marta Ruiz')),
    item(id(1), approved(gone, 3)),
  );
  world.later(30);
  await world.happen(
    actorOf(staff),
    order(gone, orderPicked(id(1)), orderPacked(gone, id(1)), orderShipped(false, id(1))),
    item(id(1), picked(gone), packed(gone), shipped(gone, 3)),
  );

  await world.happen(
    actorOf(seller),
    order(waiting, applied({ oddNo: waiting, requestType: 3, oneIds: [id(2), id(3)], dueAt: '2026-11-20T17:30:00.000Z' })),
    item(id(2), requested(waiting, 3)),
    item(id(3), requested(waiting, 3)),
  );
  world.later(1);
  await world.happen(actorOf(seller), order(quoted, applied({ oddNo: quoted, requestType: 5, oneIds: [id(4)] })), item(id(4), requested(quoted, 5)));
  world.later(1);
  await world.happen(
    actorOf(admin),
    order(quoted, { type: 'OrderQuoted', data: { feeCents: 0, perItem: [{ oneId: id(4), priceCents: 7100 }], remark: 'fair' } }),
    item(id(4), { type: 'RequestQuoted', data: { oddNo: quoted, requestType: 5, price: 7100 } }),
  );
  world.later(1);
  await world.happen(
    actorOf(seller),
    order(moving, applied({ oddNo: moving, requestType: 7, oneIds: [id(5)], targetShopId: 8 })),
    item(id(5), requested(moving, 7)),
  );
  await world.happen(
    actorOf(seller),
    order(consigned, applied({ oddNo: consigned, requestType: 6, oneIds: [id(6)] })),
    item(id(6), ...stored(), requested(consigned, 6)),
  );
  await world.happen(
    actorOf(admin),
    order(
      consigned,
      { type: 'OrderApproved', data: {} },
      { type: 'ConsignmentOrderSold', data: { oneId: id(6), platform: 'own market', platOrderNo: 'PLAT-9', soldPrice: 12800 } },
    ),
  );
});
afterAll(() => world.close());

const found = async (viewer: typeof seller, filter: object = {}) =>
  (await world.ask(listOrders, viewer, filter)).data.map(({ oddNo }) => oddNo).sort();

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
    expect(await found(admin, { type: '3' })).toEqual([gone, waiting]);
    expect(await found(admin, { type: '3,7', state: 'reviewing' })).toEqual([waiting, moving]);
    expect(await found(admin, { status: '6' })).toEqual([gone]);
    expect(await found(admin, { status: '2' })).toEqual([consigned]);
    expect(await found(admin, { stage: 'pending' })).toEqual([consigned]);
    expect(await found(admin, { text: '00391' })).toEqual([waiting]);
    expect(await found(admin, { text: id(4) })).toEqual([quoted]);
    expect(await found(admin, { wareId: 'LAX' })).toEqual([]);
    expect(await found(admin, { operatorId: 'marta' })).toEqual([gone]);
    expect(await found(admin, { outBeginTime: '2026-11-20', outEndTime: '2026-11-20' })).toEqual([gone]);
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

describe('Rule: sellers see their own orders, and transfers that they receive', () => {
  it('gives each shop its rows', async () => {
    expect(await found(seller)).toEqual([gone, waiting, quoted, moving, consigned]);
    expect(await found(otherSeller)).toEqual([moving]);
    expect(await found(otherStaff)).toEqual([]);
    expect(await world.refusal(getOrder, otherSeller, { oddNo: waiting })).toBe('NotFound');
  });

  it('lets the receiving shop look on', async () => {
    const actions = async (viewer: typeof seller) => (await world.ask(getOrder, viewer, { oddNo: moving })).actions;
    expect(await actions(seller)).toEqual(['edit', 'recall']);
    expect(await actions(otherSeller)).toEqual([]);
    const [unit] = (await world.ask(getOrder, otherSeller, { oddNo: moving })).itemList;
    expect(unit).toMatchObject({ remarks: 'Dunk Low Panda', state: null, costPrice: null });
  });
});

describe('Rule: sellers see no operators, and only administrators the platform’s number', () => {
  it('leaves names and shelves out of orders', async () => {
    for (const viewer of [seller, shopUser]) {
      const answer = JSON.stringify([await world.ask(listOrders, viewer, {}), await world.ask(getOrder, viewer, { oddNo: gone })]);
      expect(answer).not.toMatch(/marta|Marta|grace|A-03-2|Tote|P-DUNK|PLAT-9/);
      expect((await world.ask(getOrder, viewer, { oddNo: waiting })).checks).toEqual([]);
    }
    expect(await found(seller, { text: 'PLAT-9' })).toEqual([]);
    expect(await found(staff, { text: 'PLAT-9' })).toEqual([]);
    expect(await found(admin, { text: 'PLAT-9' })).toEqual([consigned]);
    expect(JSON.stringify(await world.ask(listOrders, staff, {}))).not.toContain('PLAT-9');
  });
});

describe('one order', () => {
  it('shows its units, what a reviewer would look up, and its history', async () => {
    const detail = await world.ask(getOrder, admin, { oddNo: waiting });
    expect(
      detail.itemList.map(({ oneId, checkResult, defective, shelvesName, wareDays, progress }) => [
        oneId,
        checkResult,
        defective,
        shelvesName,
        wareDays,
        progress,
      ]),
    ).toEqual([
      [id(2), 'qualified', false, 'A-03-2', 9, 'waiting'],
      [id(3), 'boxSlightlyDamaged', true, 'A-03-2', 9, 'waiting'],
    ]);
    expect(detail.checks).toEqual([
      { check: 'sameWarehouse', passed: true, count: 0, note: null },
      { check: 'reservedForThisOrder', passed: true, count: 0, note: null },
      { check: 'sameOwner', passed: true, count: 0, note: null },
      { check: 'labelCodeValid', passed: true, count: 0, note: '1Z84R7W30344719026' },
      { check: 'labelCodeNew', passed: false, count: 1, note: gone },
      { check: 'noDefects', passed: false, count: 1, note: 'boxSlightlyDamaged' },
    ]);
    expect(detail.history.map(({ name, operator }) => [name, operator])).toEqual([['OrderApplied', 'kicks']]);
    expect(detail.actions).toEqual(['approve', 'quote', 'reject']);
    expect(detail.shopRecord).toEqual({ applications: 5, approved: 2, rejected: 0, recalled: 0, medianReviewMs: expect.any(Number) });
  });

  it('is never approved by who applied or edited', async () => {
    expect((await world.ask(getOrder, { ...admin, accountId: 'kicks' }, { oddNo: waiting })).actions).toEqual([]);
  });
});

describe('the reviews', () => {
  it('lists what waits, longest first, with the counts of each status', async () => {
    const { data, counts } = await world.ask(listReviews, admin, { type: '3' });
    expect(data.map(({ oddNo }) => oddNo)).toEqual([waiting]);
    expect(counts).toEqual({ all: 2, toReview: 1, toConfirm: 0, approved: 1, rejected: 0, cancelled: 0 });
    expect((await world.ask(listReviews, admin, { type: '5', view: 'toConfirm' })).data.map(({ oddNo }) => oddNo)).toEqual([quoted]);
  });

  it('lists several types in one, and without a type all that was applied for', async () => {
    const { data } = await world.ask(listReviews, admin, { type: '3,7' });
    expect(data.map(({ type }) => type)).toEqual([3, 7]);
    expect((await world.ask(listReviews, admin, {})).counts).toMatchObject({ toReview: 2, toConfirm: 1 });
  });

  it('counts what waits of each type', async () => {
    expect(await world.ask(countReviews, admin, {})).toEqual([
      { type: 3, toReview: 1, toConfirm: 0, gmtOldest: '2026-11-20T14:40:00.000Z' },
      { type: 4, toReview: 0, toConfirm: 0, gmtOldest: null },
      { type: 5, toReview: 0, toConfirm: 1, gmtOldest: null },
      { type: 6, toReview: 0, toConfirm: 0, gmtOldest: null },
      { type: 7, toReview: 1, toConfirm: 0, gmtOldest: '2026-11-20T14:43:00.000Z' },
    ]);
  });
});
