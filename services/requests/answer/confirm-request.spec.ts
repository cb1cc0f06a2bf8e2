import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply, quoted } from '#tests/unit/orders/steps.ts';
import { otherSeller, reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { confirmRequestRoute, payRequestRoute } from './confirm-request.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
});

const confirm = (oddNo: string, who = seller) => w.call(confirmRequestRoute, who, { oddNo });

describe('Rule: a confirmation does what its type asks for', () => {
  it.each([3, 4] as const)('type %i goes to the floor', async (type) => {
    expect(await confirm(await quoted(w, type, [A, B]))).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'pending' } });
    expect(w.item(A).state).toBe('outbounding.pending');
  });

  it("cashed-out goods are the operator's, on the shelf where they lay", async () => {
    expect(await confirm(await quoted(w, 5, [A, B]))).toMatchObject({ answer: { state: 'completed' } });
    expect(w.item(B)).toMatchObject({ state: 'available', shopId: 1, shelfId: 'LAX-1', oddNo: undefined });
  });

  it('a transfer changes the owner', async () => {
    await confirm(await quoted(w, 7, [A]));
    expect(w.item(A)).toMatchObject({ state: 'available', shopId: 8 });
  });
});

describe('Rule: cashed-out goods are paid for in the moment that they change hands (R9.39)', () => {
  it('with the sum of the quotation, out of what the operator spends on goods', async () => {
    const oddNo = await quoted(w, 5, [A, B]);
    const price = w.state(orderStream, oddNo)!.perItem.reduce((sum, { priceCents }) => sum + priceCents, 0);
    const before = w.state(walletStream, '7').postedCents;
    expect(await confirm(oddNo)).toMatchObject({
      kind: 'accepted',
      events: expect.arrayContaining([
        expect.objectContaining({
          type: 'WalletPosted',
          data: expect.objectContaining({
            postingId: `cashoutCollection-${oddNo}`,
            entries: [
              { account: 'liabilities:wallet', sub: '7', side: 'C', cents: price },
              { account: 'assets:goods', side: 'D', cents: price },
            ],
            reference: { kind: 'order', id: oddNo },
          }),
        }),
      ]),
    });
    expect(w.state(walletStream, '7').postedCents).toBe(before + price);
  });

  it.each([3, 4, 7] as const)('and nothing is for type %i', async (type) => {
    await confirm(await quoted(w, type, [A]));
    expect(w.state(walletStream, '7').postedCents).toBe(0);
  });
});

describe('Rule: only what was quoted is confirmed, and only by its seller', () => {
  it('refuses the others', async () => {
    const oddNo = await quoted(w, 5, [A]);
    for (const stranger of [otherSeller, reviewer, selfOperated])
      expect(await confirm(oddNo, stranger)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await confirm(await apply(w, 5, [B]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    await confirm(oddNo);
    expect(await confirm(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it('looks at the items again', async () => {
    const oddNo = await quoted(w, 3, [A, B]);
    await w.given(fact(itemStream, B, { type: 'RequestRecalled', data: { oddNo, requestType: 3 } }));
    expect(await confirm(oddNo)).toMatchObject({ rejection: { rejected: 'ReservationLost', params: { oneId: B } } });
  });
});

describe('Rule: GET /sys_prod/pay confirms once, however often it is called (R7.27)', () => {
  it('answers the same and appends nothing the second time', async () => {
    const oddNo = await quoted(w, 5, [A]);
    const first = await w.call(payRequestRoute, seller, { id: oddNo, type: '5' });
    const second = await w.call(payRequestRoute, seller, { id: oddNo, type: '5' });
    expect(first).toMatchObject({ kind: 'accepted', answer: { state: 'completed' } });
    expect(second).toMatchObject({ kind: 'accepted', answer: { state: 'completed' }, events: [] });
  });

  it('knows an order by its number and its type', async () => {
    const oddNo = await quoted(w, 5, [A]);
    expect(await w.call(payRequestRoute, seller, { id: oddNo, type: '3' })).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await w.call(payRequestRoute, otherSeller, { id: oddNo, type: '5' })).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
