import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply, approve, sell } from '#tests/unit/orders/steps.ts';
import { otherSeller, reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { delistConsignmentRoute } from './delist-consignment.ts';
import { sellConsignmentRoute } from './sell-consignment.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { takeOverConsignmentRoute } from './take-over-consignment.ts';

let w: World;
let oddNo: string;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  oddNo = await apply(w, 6, [A]);
});

const sale = { platOrderNo: 'M-1', soldPriceCents: 21_000 };

describe('Rule: a listed item is sold once, under one platform order', () => {
  it('and then waits for the floor', async () => {
    await approve(w, oddNo);
    expect(await w.call(sellConsignmentRoute, reviewer, { oddNo, ...sale })).toMatchObject({
      answer: { state: 'pendingOutbound', stage: 'pending' },
    });
    expect(w.order(oddNo).sale).toMatchObject({ oneId: A, platform: 'StockMarket', platOrderNo: 'M-1', soldPrice: 21_000 });
    expect(w.item(A).state).toBe('onConsignment.sold');
    expect(await w.call(sellConsignmentRoute, reviewer, { oddNo, ...sale })).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it('not before it is approved, and not under a number that is taken', async () => {
    expect(await w.call(sellConsignmentRoute, reviewer, { oddNo, ...sale })).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    const other = await apply(w, 6, [B]);
    await approve(w, oddNo);
    await approve(w, other);
    await w.call(sellConsignmentRoute, reviewer, { oddNo, ...sale });
    expect(await w.call(sellConsignmentRoute, reviewer, { oddNo: other, ...sale })).toMatchObject({ rejection: { rejected: 'PlatformOrderTaken' } });
    expect(await w.call(sellConsignmentRoute, reviewer, { oddNo: other, ...sale, platform: 'auction' })).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: an unsold item may be delisted by its seller or a manager of consignments', () => {
  it.each([
    ['its seller', seller, undefined],
    ['a manager', reviewer, undefined],
    ['another seller', otherSeller, 'NotFound'],
    ['an administrator of shop 1', { ...selfOperated, permissions: [{ permissionId: '200' as const, actions: ['edit' as const] }] }, 'NotFound'],
  ])('%s', async (_who, viewer, rejected) => {
    await approve(w, oddNo);
    const outcome = await w.call(delistConsignmentRoute, viewer, { oddNo });
    expect(outcome.kind === 'rejected' ? outcome.rejection.rejected : undefined).toBe(rejected);
    expect(w.item(A).state).toBe(rejected ? 'onConsignment.listed' : 'available');
  });

  it('a sold one is owed to its buyer', async () => {
    await approve(w, oddNo);
    await sell(w, oddNo);
    expect(await w.call(delistConsignmentRoute, seller, { oddNo })).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

describe('Rule: the operator may take an unsold item into the group account (R4.19)', () => {
  it('where it lies', async () => {
    await approve(w, oddNo);
    expect(await w.call(takeOverConsignmentRoute, reviewer, { oddNo, priceCents: 15_000 })).toMatchObject({ answer: { state: 'groupAccount' } });
    expect(w.item(A)).toMatchObject({ state: 'available', shopId: 1, shelfId: 'LAX-1' });
    expect(await w.call(takeOverConsignmentRoute, reviewer, { oddNo, priceCents: 15_000 })).toMatchObject({
      rejection: { rejected: 'OrderStateForbids' },
    });
  });

  it('and pays its seller the price that it names, in the same moment', async () => {
    await approve(w, oddNo);
    expect(await w.call(takeOverConsignmentRoute, reviewer, { oddNo, priceCents: 15_000 })).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          data: expect.objectContaining({
            postingId: `cashoutCollection-${oddNo}`,
            basis: { kind: 'sale', oddNo, items: [{ oneId: A, cents: 15_000 }] },
            entries: [
              { account: 'liabilities:wallet', sub: '7', side: 'C', cents: 15_000 },
              { account: 'assets:goods', side: 'D', cents: 15_000 },
            ],
          }),
        }),
      ]),
    });
    expect(w.state(walletStream, '7').postedCents).toBe(15_000);
  });
});
