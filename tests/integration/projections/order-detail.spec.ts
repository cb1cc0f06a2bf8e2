import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { applied, id, order } from './facts.ts';
import { gone, ordersWorld, quoted, waiting } from './orders-world.ts';
import { actorOf, admin, seller } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

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

  it('tells of a cash-out what was quoted for its items', async () => {
    const detail = await world.ask(getOrder, seller, { oddNo: quoted });
    expect(detail.history.map(({ name, fee, remark }) => [name, fee, remark])).toEqual([
      ['OrderQuoted', 7100, 'fair'],
      ['OrderApplied', null, 'please'],
    ]);
    expect(detail.itemList.map(({ quotedPrice }) => quotedPrice)).toEqual([7100]);
  });

  it('tells which of the offered reasons a rejection gives', async () => {
    const rejected = 'OC26112000395';
    const reason = 'The label cannot be read';
    await world.happen(actorOf(seller), order(rejected, applied({ oddNo: rejected, requestType: 3, oneIds: [id(7)] })));
    await world.happen(actorOf(admin), order(rejected, { type: 'OrderRejected', data: { reason, preset: 'labelUnreadable' } }));
    const { history } = await world.ask(getOrder, seller, { oddNo: rejected });
    expect(history.map((entry) => [entry.name, entry.reason, entry.preset])).toEqual([
      ['OrderRejected', reason, 'labelUnreadable'],
      ['OrderApplied', null, null],
    ]);
  });

  it('is never approved by who applied or edited', async () => {
    const asApplicant = await world.ask(getOrder, { ...admin, accountId: 'kicks' }, { oddNo: waiting });
    expect(asApplicant).toMatchObject({ actions: [], isOwnApplication: true });
    expect(await world.ask(getOrder, admin, { oddNo: waiting })).toMatchObject({ isOwnApplication: false });
  });
});
