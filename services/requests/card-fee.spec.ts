import { beforeEach, describe, expect, it } from 'vitest';
import { accepted, apply, approve, cancelOutbound, confirm, pack, pick, quote, ship } from '#tests/unit/orders/steps.ts';
import { A, B, C, reship, shipWithLabel } from '#tests/unit/orders/bodies.ts';
import { aCard, usualLines } from '#tests/unit/orders/cards.ts';
import { reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { fact } from '#tests/support/facts.ts';
import { orderStream } from '../aggregates/order/order.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { cancelRequestRoute } from './answer/cancel-request.ts';
import { editRequestRoute } from './answer/edit-request.ts';
import { recallRequestRoute } from './answer/recall-request.ts';
import { applyReshipRoute } from './apply/apply-reship.ts';
import { applyShipWithLabelRoute } from './apply/apply-ship-with-label.ts';
import { approveRequestsRoute } from './batch/batch-requests.ts';
import { quoteRequestRoute } from './review/quote-request.ts';
import { rejectRequestRoute } from './review/reject-request.ts';
import { withdrawQuoteRoute } from './review/withdraw-quote.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  await w.recharged(7, 1_000);
  await w.given(aCard(usualLines));
});

const wallet = () => w.state(walletStream, '7');
const ofType = [
  [3, 'shippingFee', 500],
  [4, 'transshipmentFee', 400],
  [7, 'switchUserFee', 150],
] as const;

describe('Rule: what a request costs by the rate card is set aside with its application', () => {
  it.each(ofType)('type %i', async (type, _, cents) => {
    const oddNo = await apply(w, type, [A, B]);
    expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: cents, holds: { [`order-${oddNo}`]: cents } });
    expect(w.order(oddNo).cardFee).toMatchObject({ cardId: 'platform', version: 1 });
    expect(w.postings()).toEqual({});
  });

  it('refused where less than that can be spent, and nothing is applied for', async () => {
    await w.given(
      aCard([{ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents: 501, free: 0 } }], { version: 2, effectiveFrom: '2025-02-01' }),
    );
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([A, B]))).toMatchObject({
      kind: 'rejected',
      rejection: { rejected: 'InsufficientBalance', field: 'feeCents', params: { availableCents: 1_000, neededCents: 1_002 } },
    });
    expect(w.item(A).state).toBe('available');
    await accepted(w.call(applyShipWithLabelRoute, seller, shipWithLabel([A])));
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B], 2))).toMatchObject({ rejection: { rejected: 'InsufficientBalance' } });
  });

  it('by the most specific card, of the shop, the warehouse and the day', async () => {
    const shipping = (cents: number) => [{ subject: { service: 'shipping' as const }, charge: { kind: 'perItem' as const, cents, free: 0 } }];
    await w.given(
      aCard(shipping(200), { scope: { kind: 'merchant', shopId: 7 } }),
      aCard(shipping(100), { scope: { kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'LAX' }, effectiveFrom: '2025-11-22' }),
      aCard(shipping(1), { scope: { kind: 'merchant', shopId: 8 } }),
      aCard(shipping(2), { scope: { kind: 'warehouse', warehouseId: 'JFK' } }),
    );
    await apply(w, 3, [A, B]);
    expect(wallet().heldCents).toBe(400);
  });

  it('nothing where the card asks nothing, or is for others, and for goods of the operator', async () => {
    await w.given(
      aCard([{ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents: 250, free: 2 } }], { version: 2, effectiveFrom: '2025-02-01' }),
    );
    const free = await apply(w, 3, [B]);
    await w.shelved(C, { shopId: 1 });
    const own = await apply(w, 7, [C], selfOperated);
    for (const oddNo of [free, own]) {
      expect(w.order(oddNo).cardFee).toBeUndefined();
      await approve(w, oddNo);
    }
    expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: 0 });
    expect(w.postings()).toEqual({});
  });

  it('as the seller saw it, or not at all', async () => {
    expect(await w.call(applyReshipRoute, seller, { ...reship([A]), feeCents: 300 })).toMatchObject({
      rejection: { rejected: 'CardFeeMoved', field: 'feeCents', params: { fee: '$4.00', feeCents: 400 } },
    });
    expect(await w.call(applyReshipRoute, seller, { ...reship([A]), feeCents: 400 })).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: of a card by weight its smallest step is set aside, and no more is taken without a quotation that is confirmed', () => {
  const byWeight = (cents: number): FeeLine => ({
    subject: { service: 'transshipment' },
    charge: { kind: 'perWeightStep', cents, stepGrams: 500, free: 800 },
  });
  beforeEach(() => w.given(aCard([byWeight(90)], { version: 2, effectiveFrom: '2025-02-01' })));

  it('however many items it is for, as the seller saw it', async () => {
    expect(await w.call(applyReshipRoute, seller, { ...reship([A, B]), feeCents: 0 })).toMatchObject({
      rejection: { rejected: 'CardFeeMoved', params: { feeCents: 90 } },
    });
    const oddNo = await apply(w, 4, [A, B]);
    expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: 90 });
    expect(w.order(oddNo).cardFee).toMatchObject({ version: 2, line: byWeight(90), quantity: 801 });
  });

  it('an approval takes it, and the weight that is packed later takes nothing', async () => {
    const oddNo = await apply(w, 4, [A]);
    await approve(w, oddNo);
    await pick(w, oddNo, A);
    await pack(w, oddNo, [A]);
    await ship(w, oddNo);
    expect(w.postings()).toMatchObject({ [`transshipmentFee-${oddNo}`]: -90 });
    expect(wallet()).toMatchObject({ postedCents: 910, heldCents: 0 });
  });

  it('a quotation takes its place once it is confirmed', async () => {
    const oddNo = await apply(w, 4, [A]);
    await accepted(w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 360 }));
    expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: 90 });
    await confirm(w, oddNo);
    expect(w.postings()).toEqual({ [`transshipmentFee-${oddNo}`]: -360 });
    expect(wallet()).toMatchObject({ postedCents: 640, heldCents: 0 });
  });

  it('nothing where a step costs nothing', async () => {
    await w.given(aCard([byWeight(0)], { version: 3, effectiveFrom: '2025-03-01' }));
    const oddNo = await apply(w, 4, [A]);
    await approve(w, oddNo);
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: an approval takes what was set aside at the rate of the application', () => {
  it.each(ofType)('type %i', async (type, feeType, cents) => {
    const oddNo = await apply(w, type, [A, B]);
    await w.given(aCard([], { version: 2, effectiveFrom: '2025-11-01' }));
    await approve(w, oddNo);
    expect(w.postings()).toEqual({ [`${feeType}-${oddNo}`]: -cents });
    expect(wallet()).toMatchObject({ postedCents: 1_000 - cents, heldCents: 0 });
    expect(w.order(oddNo)).toMatchObject({ paidCents: cents, confirmed: false });
    const [posted] = w.events().filter(({ type: name, data }) => name === 'WalletPosted' && (data as { fromHold?: string }).fromHold);
    expect(posted?.data).toMatchObject({ basis: { kind: 'card', cardId: 'platform', version: 1 }, fromHold: `order-${oddNo}` });
  });

  it('many at once, out of one wallet', async () => {
    const first = await apply(w, 3, [A]);
    const second = await apply(w, 4, [B]);
    await accepted(w.call(approveRequestsRoute, reviewer, { oddNos: [first, second] }));
    expect(w.postings()).toEqual({ [`shippingFee-${first}`]: -250, [`transshipmentFee-${second}`]: -400 });
    expect(wallet()).toMatchObject({ postedCents: 350, heldCents: 0 });
  });

  it('also where the wallet has less by then: it was set aside', async () => {
    const oddNo = await apply(w, 3, [A, B]);
    await w.given(fact(walletStream, 7, { type: 'WalletFrozen', data: { shopId: 7, reason: 'asked' } }));
    await approve(w, oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -500 });
  });

  it('nothing of a request from before there were holds', async () => {
    const oddNo = await apply(w, 3, [A]);
    const [applied] = w.events().filter(({ type }) => type === 'OrderApplied');
    const { cardFee: _, ...before } = applied!.data as { cardFee?: object };
    await w.given(
      fact(orderStream, 'OC-BEFORE', { type: 'OrderApplied', data: { ...before, oddNo: 'OC-BEFORE', oneIds: [] } as never }),
      fact(walletStream, 7),
    );
    await approve(w, 'OC-BEFORE');
    expect(w.order('OC-BEFORE')).toMatchObject({ paidCents: 0, state: 'pendingOutbound' });
    expect(wallet().holds).toEqual({ [`order-${oddNo}`]: 250 });
  });
});

describe('Rule: what was set aside for a request that is not done is free again', () => {
  it('rejected, recalled, or its quotation refused', async () => {
    for (const end of [
      (oddNo: string) => w.call(rejectRequestRoute, reviewer, { oddNo, reason: 'because' }),
      (oddNo: string) => w.call(recallRequestRoute, seller, { id: oddNo, type: '3' }),
      async (oddNo: string) => {
        await quote(w, oddNo);
        return w.call(cancelRequestRoute, seller, { oddNo });
      },
    ]) {
      const oddNo = await apply(w, 3, [A, B]);
      expect(wallet().heldCents).toBe(500);
      await accepted(end(oddNo));
      expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: 0, holds: {} });
    }
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: a fee that is quoted and confirmed stands in the place of what was set aside', () => {
  it('and may be paid out of it', async () => {
    const oddNo = await apply(w, 3, [A, B]);
    await accepted(w.call(quoteRequestRoute, reviewer, { oddNo, feeCents: 900 }));
    expect(wallet().heldCents).toBe(500);
    await confirm(w, oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -900 });
    expect(wallet()).toMatchObject({ postedCents: 100, heldCents: 0 });
  });

  it('once a quotation is withdrawn, or the request edited, the rate of the application holds again', async () => {
    const oddNo = await apply(w, 4, [A, B]);
    await quote(w, oddNo);
    await accepted(w.call(withdrawQuoteRoute, reviewer, { oddNo }));
    await quote(w, oddNo);
    await accepted(w.call(editRequestRoute, seller, { oddNo, remark: 'by Friday' }));
    await approve(w, oddNo);
    expect(w.postings()).toEqual({ [`transshipmentFee-${oddNo}`]: -400 });
    expect(wallet()).toMatchObject({ postedCents: 600, heldCents: 0 });
  });
});

describe('Rule: a fee by rate card is earned with what leaves, and goes back with what does not', () => {
  it('in shares', async () => {
    const oddNo = await apply(w, 3, [A, B]);
    await approve(w, oddNo);
    await pick(w, oddNo, A);
    await pick(w, oddNo, B);
    await pack(w, oddNo, [A], [B]);
    await ship(w, oddNo);
    const earned = Object.entries(w.postings()).filter(([id]) => id.startsWith('earned-'));
    expect(earned.map(([, cents]) => cents)).toEqual([500]);
  });

  it('with a cancelled outbound', async () => {
    const oddNo = await apply(w, 3, [A, B]);
    await approve(w, oddNo);
    await cancelOutbound(w, oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -500, [`shippingFee-${oddNo}~r`]: 500 });
    expect(wallet()).toMatchObject({ postedCents: 1_000, heldCents: 0 });
  });
});
