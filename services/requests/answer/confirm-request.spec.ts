import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply, quote, quoted, seen } from '#tests/unit/orders/steps.ts';
import { otherSeller, reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { quoteRequestRoute } from '../review/quote-request.ts';
import { withdrawQuoteRoute } from '../review/withdraw-quote.ts';
import { confirmRequestRoute, payRequestRoute } from './confirm-request.ts';
import { editRequestRoute } from './edit-request.ts';
import { fact } from '#tests/support/facts.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  await w.recharged(7, 1_001);
});

const confirm = (oddNo: string, who = seller, saw = seen(w, oddNo)) => w.call(confirmRequestRoute, who, { oddNo, ...saw });
const walletOf7 = () => w.state(walletStream, '7').postedCents;

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
});

describe('Rule: a fee is taken from the wallet with the confirmation, once (R7.27)', () => {
  it.each([
    [3, 'shippingFee', { account: 'liabilities:deferred', sub: 'shipping' }],
    [4, 'transshipmentFee', { account: 'liabilities:deferred', sub: 'transshipment' }],
    [7, 'switchUserFee', { account: 'income:fee', sub: 'switch-user' }],
  ] as const)('of type %i as %s', async (type, name, other) => {
    const oddNo = await quoted(w, type, [A]);
    const outcome = await confirm(oddNo);
    expect(outcome).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'OrderConfirmed', data: { paidCents: 1_001 } }),
        expect.objectContaining({
          type: 'WalletPosted',
          data: expect.objectContaining({
            postingId: `${name}-${oddNo}`,
            type: name,
            basis: { kind: 'quote', oddNo, feeCents: 1_001 },
            entries: [
              { account: 'liabilities:wallet', sub: '7', side: 'D', cents: 1_001 },
              { ...other, side: 'C', cents: 1_001 },
            ],
          }),
        }),
      ]),
    });
    expect(walletOf7()).toBe(0);
  });

  it('of a transfer from whoever gives, and says to whom (R3.33)', async () => {
    const oddNo = await quoted(w, 7, [A]);
    const outcome = await confirm(oddNo);
    expect(outcome).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({ data: expect.objectContaining({ type: 'switchUserFee', parties: { fromShopId: 7, toShopId: 8 } }) }),
      ]),
    });
    expect(w.state(walletStream, '8').postedCents).toBe(0);
  });

  it('and confirms nothing where the wallet has less', async () => {
    const [one, other] = [await quoted(w, 3, [A]), await quoted(w, 4, [B])];
    await confirm(one);
    expect(await confirm(other)).toMatchObject({
      rejection: { rejected: 'InsufficientBalance', field: 'feeCents', params: { availableCents: 0, neededCents: 1_001 } },
    });
    expect(w.order(other).state).toBe('toConfirm');
    expect(w.item(B).state).toBe('outbounding.toConfirm');
  });

  it("and nothing for the operator's own goods", async () => {
    const own = oneId(3);
    await w.shelved(own, { shopId: 1 });
    const oddNo = await apply(w, 3, [own], selfOperated);
    await quote(w, oddNo);
    expect(await confirm(oddNo, selfOperated)).toMatchObject({ kind: 'accepted' });
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: a seller agrees to what they have seen, and to nothing else', () => {
  it('is told the fee where it was quoted anew', async () => {
    const oddNo = await quoted(w, 3, [A]);
    const before = seen(w, oddNo);
    await w.call(editRequestRoute, seller, { oddNo, remark: 'please hurry' });
    await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 900 });
    expect(await confirm(oddNo, seller, before)).toMatchObject({
      rejection: { rejected: 'FeeMoved', field: 'feeCents', params: { fee: '$9.00', feeCents: 900 } },
    });
    expect(await confirm(oddNo, seller, { feeCents: 0, priceCents: 0 })).toMatchObject({ rejection: { rejected: 'FeeMoved' } });
    expect(walletOf7()).toBe(1_001);
    expect(await confirm(oddNo)).toMatchObject({ kind: 'accepted' });
    expect(walletOf7()).toBe(101);
  });

  it('and the offer, where the operator offers another', async () => {
    const oddNo = await quoted(w, 5, [A]);
    expect(await confirm(oddNo, seller, { feeCents: 0, priceCents: 10_001 })).toMatchObject({
      rejection: { rejected: 'OfferMoved', field: 'priceCents', params: { price: '$100.00', priceCents: 10_000 } },
    });
    expect(w.order(oddNo).state).toBe('toConfirm');
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
  it('and takes the fee once', async () => {
    const oddNo = await quoted(w, 3, [A]);
    for (const _ of [1, 2]) expect(await w.call(payRequestRoute, seller, { id: oddNo, type: '3' })).toMatchObject({ kind: 'accepted' });
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -1_001 });
  });

  it('does not say what was seen, so that what was quoted again is not confirmed by it', async () => {
    const oddNo = await quoted(w, 3, [A]);
    await w.call(withdrawQuoteRoute, reviewer, { oddNo });
    await w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 700 });
    expect(await w.call(payRequestRoute, seller, { id: oddNo, type: '3' })).toMatchObject({
      rejection: { rejected: 'FeeMoved', params: { feeCents: 700 } },
    });
    expect(await confirm(oddNo)).toMatchObject({ kind: 'accepted' });
  });

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
