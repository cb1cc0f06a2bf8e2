import { describe, expect, it } from 'vitest';
import { aLabelFee, aRecharge } from '#tests/support/postings.ts';
import { specification } from '#tests/support/given.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { PeriodEvent } from '#contracts/periods/period-events.ts';
import type { Order } from '../../aggregates/order/order.ts';
import { fact } from '#tests/support/facts.ts';
import { periodStream } from '../../aggregates/period/period.ts';
import { recharge } from '../../aggregates/wallet/postings/bank-postings.ts';
import { shippingFee, switchUserFee } from '../../aggregates/wallet/postings/fee-postings.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { reversePosting, type FoundPosting } from './reverse-posting.ts';

const shopId = 7;
const body = { postingId: 'P', reason: 'Charged twice by mistake', evidence: 'Ticket 12' };
const now = new Date('2026-11-24T10:00:00.000Z');
const fee = (at: string): WalletPosted =>
  switchUserFee({ shopId, id: 'OC1', now: new Date(at), basis: { kind: 'quote', oddNo: 'OC1', feeCents: 300 } });

const found = ({ data }: WalletPosted, extra: Partial<FoundPosting> = {}): FoundPosting => ({ data, postedBy: 'S', reversedBy: null, ...extra });

let order: Order | undefined;
const months = ['2026-10', '2026-11'];
const reversing = specification(reversePosting, (given) => ({
  wallet: given.one(walletStream, shopId),
  order,
  months: new Map(months.map((month) => [month, given.one(periodStream, month)])),
}));
const reversed = (posting: FoundPosting, accountId = 'F', at = now) => {
  const { data } = posting;
  return reversing.given(fact(walletStream, shopId, { type: 'WalletPosted', data })).when({ posting, body, accountId, now: at });
};

describe('Rule: a posting is taken back whole, once, with who, why and by what it can be looked up', () => {
  it('for its own date, with both halves swapped', () => {
    const outcome = reversed(found(fee('2026-11-02T10:00:00.000Z')));
    outcome.then({
      id: '7',
      type: 'WalletPosted',
      data: {
        postingId: 'switchUserFee-OC1~r',
        reverses: 'switchUserFee-OC1',
        effectiveDate: '2026-11-02',
        basis: { kind: 'reversal', of: 'switchUserFee-OC1', reason: body.reason, evidence: 'Ticket 12', cents: 300 },
        entries: [
          { account: 'liabilities:wallet', sub: '7', side: 'C', cents: 300 },
          { account: 'income:fee', sub: 'switch-user', side: 'D', cents: 300 },
        ],
      },
    });
    expect(outcome.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 0 });
  });

  const ofOctober = fee('2026-10-31T10:00:00.000Z');
  const closing: PeriodEvent = { type: 'PeriodClosingStarted', data: { month: '2026-10' } };
  const inOctober = (...events: PeriodEvent[]) =>
    reversing
      .given([fact(walletStream, shopId, ofOctober), ...(events.length > 0 ? [fact(periodStream, '2026-10', ...events)] : [])])
      .when({ posting: found(ofOctober), body, accountId: 'F', now });

  it('for its own date as long as its month is open', () =>
    inOctober().then({ id: '7', type: 'WalletPosted', data: { effectiveDate: '2026-10-31' } }));

  it('and while it is being closed, which the month is told of, so that it is not closed meanwhile', () =>
    inOctober(closing).then(
      { id: '7', type: 'WalletPosted', data: { effectiveDate: '2026-10-31' } },
      { id: '2026-10', type: 'PeriodAdjusted', data: { month: '2026-10', postingIds: ['switchUserFee-OC1~r'] } },
    ));

  it('for the first open day once it is closed, and says so', () => {
    const seal = { postings: 1, position: '1', digest: 'd', trialBalance: [] };
    inOctober(closing, { type: 'PeriodClosed', data: { month: '2026-10', ...seal } }).then({
      id: '7',
      type: 'WalletPosted',
      data: { effectiveDate: '2026-11-01', basis: { kind: 'reversal', movedFrom: '2026-10-31' } },
    });
  });

  it('below zero too: money that came in by mistake goes out again', () => {
    const credit = aRecharge({ shopId, id: 'RC-1', cents: 900 });
    expect(reversed(found(credit), 'F').stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 0 });
  });
});

describe('Rule: who posted does not take back', () => {
  it('whoever wrote it', () => reversed(found(fee('2026-11-02T10:00:00.000Z')), 'S').thenRejected('PosterReverses', { field: 'postingId' }));
  it('whoever approved it', () =>
    reversed(found(aRecharge({ shopId, id: 'RC-1', cents: 900 })), 'A').thenRejected('PosterReverses', { field: 'postingId' }));
});

describe('Rule: nothing is taken back twice', () => {
  it('a posting', () =>
    reversed(found(fee('2026-11-02T10:00:00.000Z'), { reversedBy: 'switchUserFee-OC1~r' })).thenRejected('AlreadyReversed', { field: 'postingId' }));

  it('a reversal', () => {
    const { data } = fee('2026-11-02T10:00:00.000Z');
    reversed(found({ type: 'WalletPosted', data: { ...data, reverses: 'x' } })).thenRejected('ReversalStands', { field: 'postingId' });
  });

  it('what its own act takes back', () => {
    reversed(found(aLabelFee({ shopId, id: 'L-1', cents: 400 }))).thenRejected('UndoneOtherwise', { field: 'postingId' });
    const paid = recharge({ shopId, id: 'RC-2', now, basis: { kind: 'bank', lineKey: 'B-1', cents: 900 } });
    reversed(found(paid)).thenRejected('UndoneOtherwise', { field: 'postingId' });
  });
});

describe('Rule: a fee that waits to be earned goes back with its order', () => {
  const shipping = shippingFee({ shopId, id: 'OC2', now, basis: { kind: 'quote', oddNo: 'OC2', feeCents: 750 } });

  it('and not before', () => {
    order = { oddNo: 'OC2', state: 'pendingOutbound' } as Order;
    reversed(found(shipping)).thenRejected('FeeNotEarned', { field: 'postingId' });
  });

  it('once it is earned, out of the income', () => {
    order = { oddNo: 'OC2', state: 'outOfWarehouse' } as Order;
    reversed(found(shipping)).then({
      id: '7',
      type: 'WalletPosted',
      data: { entries: [{ account: 'liabilities:wallet' }, { account: 'income:fee', sub: 'shipping', side: 'D', cents: 750 }] },
    });
  });
});
