import { describe, expect, it } from 'vitest';
import type { AdjustmentEvent } from '#contracts/adjustments/adjustment-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { adjustmentStream } from '../aggregates/adjustment/adjustment.ts';
import { loneCreditsOf, loneCreditsStream } from '../aggregates/adjustment/lone-credits.ts';
import { releasedBy } from '../aggregates/adjustment/adjustment-claims.ts';
import type { Item } from '../aggregates/item/item.ts';
import { aShop } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { requestAdjustment, type RequestAdjustment } from './request-adjustment.ts';
import { approveAdjustment, rejectAdjustment } from './review-adjustment.ts';

const adjustmentNo = 'AJ-0001';
const shopId = 7;
const now = new Date('2026-11-24T12:00:00Z');
const bankRef = 'FT-4471';
const command: RequestAdjustment = { ...transferReceived(shopId, 50_000), bankRef, requesterId: 'ann', secondApprovalCents: 50_001, now };
const credits = loneCreditsOf('ann', now);
const goodwill = { ...command, reasonCode: 'goodwill', bankRef: undefined, reference: 'Ticket 12' } as const;

const requesting = specification(requestAdjustment, (given) => ({
  adjustment: given.create(adjustmentStream, adjustmentNo),
  shop: given.one(shopStream, shopId),
  wallet: given.one(walletStream, shopId),
  credits: given.one(loneCreditsStream, credits),
}));
const asked = (input: RequestAdjustment) => requesting.given(aShop(shopId)).when(input);

describe('Rule: a wallet is credited or charged by hand, by one person below the limit (R2.185)', () => {
  it('in the commit of its request, with the transfer claimed', () => {
    const outcome = asked(command);
    const { claims } = outcome.then(
      { id: adjustmentNo, type: 'AdjustmentRequested', data: { cents: 50_000, requesterId: 'ann', evidence: { bankRef } } },
      { id: adjustmentNo, type: 'AdjustmentPosted', data: { postingId: 'recharge-AJ-0001', approvedBy: ['ann'] } },
      {
        id: '7',
        type: 'WalletPosted',
        data: {
          type: 'recharge',
          reference: { kind: 'adjustment', id: adjustmentNo },
          basis: { kind: 'manual', reason: 'received', evidence: bankRef, approvedBy: ['ann'], cents: 50_000 },
          remark: 'Bank transfer',
          entries: [
            { account: 'liabilities:wallet', side: 'C' },
            { account: 'assets:bank', sub: 'main', side: 'D' },
          ],
        },
      },
      { id: credits, type: 'CreditedAlone', data: { creditNo: adjustmentNo, cents: 50_000 } },
    );
    // Two people who find one transfer credit it once, and its line of the statement belongs to this posting.
    expect(claims).toMatchObject([
      { kind: 'adjustment-transfer', key: bankRef, owner: adjustmentNo, otherwise: { rejected: 'TransferAskedFor', field: 'bankRef' } },
      { kind: 'bank-line', key: 'main:FT-4471', owner: 'recharge-AJ-0001', otherwise: { rejected: 'TransferCredited', field: 'bankRef' } },
    ]);
    expect(outcome.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 50_000 });
  });

  it('below zero too, where it is a charge', () => {
    const outcome = asked({ ...goodwill, direction: 'out', type: 'platformFee', reasonCode: 'fee' });
    expect(outcome.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: -50_000 });
  });

  it('and from the limit on waits for somebody else', () => {
    const { claims } = asked({ ...command, secondApprovalCents: 50_000 }).then({ id: adjustmentNo, type: 'AdjustmentRequested' });
    expect(claims).toMatchObject([{ kind: 'adjustment-transfer', key: bankRef }]);
  });
});

describe('Rule: an amount in pieces needs the second person as much as the whole', () => {
  const before = (cents: number, of = credits) => fact(loneCreditsStream, of, { type: 'CreditedAlone', data: { creditNo: 'AJ-0000', cents } });
  const limit = { ...command, amountCents: 20_000, secondApprovalCents: 50_000 };
  const waits = [{ id: adjustmentNo, type: 'AdjustmentRequested' }] as const;
  const after = (cents: number, input: RequestAdjustment = limit, of = credits) => requesting.given(aShop(shopId), before(cents, of)).when(input);

  it('a credit that makes up the limit with those of the day waits', () => {
    after(30_000).then(...waits);
    after(50_000, { ...limit, amountCents: 1 }).then(...waits);
  });

  it('one that stays below it is posted, and counts from then on', () => {
    const outcome = after(29_999);
    outcome.then(
      { id: adjustmentNo, type: 'AdjustmentRequested' },
      { id: adjustmentNo, type: 'AdjustmentPosted' },
      { id: '7', type: 'WalletPosted' },
      { id: credits, type: 'CreditedAlone', data: { creditNo: adjustmentNo, cents: 20_000 } },
    );
    expect(outcome.stateAfter(loneCreditsStream, credits)).toEqual({ cents: 49_999 });
  });

  it('the next day, and another person, begin anew', () => {
    expect(loneCreditsOf('ann', new Date('2026-11-24T23:59:59Z'))).toBe(credits);
    for (const of of [loneCreditsOf('ann', new Date('2026-11-25T00:00:00Z')), loneCreditsOf('bob', now)])
      expect(after(30_000, limit, of).stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 20_000 });
  });

  it('charges neither count nor wait for it', () => {
    const charge = {
      ...goodwill,
      amountCents: 20_000,
      secondApprovalCents: 50_000,
      direction: 'out',
      type: 'platformFee',
      reasonCode: 'fee',
    } as const;
    after(49_999, charge).then(
      { id: adjustmentNo, type: 'AdjustmentRequested' },
      { id: adjustmentNo, type: 'AdjustmentPosted' },
      { id: '7', type: 'WalletPosted' },
    );
  });
});

describe('Rule: it says why and by what it can be looked up', () => {
  it.each<[string, Partial<RequestAdjustment>, string]>([
    ['AdjustmentBankRefMissing', { bankRef: undefined }, 'bankRef'],
    ['AdjustmentBankRefUnused', { reasonCode: 'goodwill', reference: 'Ticket 12' }, 'bankRef'],
    ['AdjustmentEvidenceMissing', { reasonCode: 'goodwill', bankRef: undefined }, 'reference'],
    ['AdjustmentReasonOtherWay', { reasonCode: 'fee', bankRef: undefined }, 'reasonCode'],
    ['AdjustmentReasonOtherWay', { direction: 'out', type: 'platformFee' }, 'reasonCode'],
    ['AdjustmentTypeOtherWay', { type: 'platformFee' }, 'type'],
    ['AdjustmentTypeOtherWay', { type: 'cancelCashWithdrawal' }, 'type'],
  ])('%s %o', (rejected, changed, field) => asked({ ...command, ...changed }).thenRejected(rejected as 'NotFound', { field }));

  it('a file will do', () => {
    asked({ ...goodwill, reference: '', proofs: ['/files/a.pdf'], secondApprovalCents: 0 }).then({ id: adjustmentNo, type: 'AdjustmentRequested' });
  });

  it('of a shop that there is', () => requesting.given().when(command).thenRejected('NotFound', { field: 'shopId' }));
});

describe('Rule: a shop is paid once for an item that was lost', () => {
  const lostItem = {
    ...command,
    type: 'cashoutCollection',
    reasonCode: 'lostItem',
    bankRef: undefined,
    reference: 'K7Q2-M4XR-9D',
    reason: 'Lost',
  } as const;
  const item = (state: string, ofShop = shopId) => ({ state, shopId: ofShop }) as unknown as Item;
  const paying = (lost: Item | undefined) =>
    specification(requestAdjustment, (given: Given) => ({
      adjustment: given.create(adjustmentStream, adjustmentNo),
      shop: given.one(shopStream, shopId),
      wallet: given.one(walletStream, shopId),
      credits: given.one(loneCreditsStream, credits),
      lost,
    })).given(aShop(shopId));

  it('which is written off, and nobody else asks for it then', () => {
    const { claims, changes } = paying(item('writtenOff'))
      .when(lostItem)
      .then(
        { id: adjustmentNo, type: 'AdjustmentRequested', data: { evidence: { reference: 'K7Q2M4XR9D' } } },
        { id: adjustmentNo, type: 'AdjustmentPosted' },
        {
          id: '7',
          type: 'WalletPosted',
          data: {
            basis: { kind: 'manual', reason: 'lostItem', evidence: 'K7Q2M4XR9D' },
            entries: [
              { account: 'liabilities:wallet', side: 'C' },
              { account: 'expenses:goodwill', side: 'D' },
            ],
          },
        },
        { id: credits, type: 'CreditedAlone' },
      );
    const claim = { kind: 'lost-item', key: 'K7Q2M4XR9D', owner: adjustmentNo };
    expect(claims).toMatchObject([{ ...claim, otherwise: { rejected: 'LostItemPaid', field: 'reference' } }]);
    const posted = changes.flatMap(({ events }) => events).find(({ type }) => type === 'WalletPosted')!;
    expect(releasedBy(posted.data as Parameters<typeof releasedBy>[0])).toMatchObject([claim]);
  });

  it.each([
    ['one that is still looked for', item('missing.sought')],
    ['one of another shop', item('writtenOff', 8)],
    ['none', undefined],
  ])('not for %s', (_what, lost) => paying(lost).when(lostItem).thenRejected('LostItemUnknown', { field: 'reference' }));
});

describe('Rule: whoever asked does not decide', () => {
  const { requesterId, direction, type, reasonCode, reason } = command;
  const evidence = { bankRef, reference: '', proofs: [] };
  const data = { adjustmentNo, shopId, direction, cents: 50_000, type, reasonCode, reason, evidence, requesterId };
  const waiting = fact(adjustmentStream, adjustmentNo, { type: 'AdjustmentRequested', data } satisfies AdjustmentEvent);
  const approving = specification(approveAdjustment, (given) => ({
    adjustment: given.one(adjustmentStream, adjustmentNo),
    wallet: given.one(walletStream, shopId),
  }));
  const rejecting = specification(rejectAdjustment, (given) => ({ adjustment: given.one(adjustmentStream, adjustmentNo) }));

  it('another person posts it, with both of them in its basis', () => {
    const { claims } = approving
      .given(waiting)
      .when({ accountId: 'bob', now })
      .then(
        { id: adjustmentNo, type: 'AdjustmentPosted', data: { approvedBy: ['ann', 'bob'] } },
        { id: '7', type: 'WalletPosted', data: { basis: { approvedBy: ['ann', 'bob'] } } },
      );
    expect(claims).toMatchObject([{ kind: 'bank-line', key: 'main:FT-4471' }]);
  });

  it('or rejects it, and the transfer may be asked for again', () => {
    const { releases } = rejecting
      .given(waiting)
      .when({ accountId: 'bob', reason: 'Not ours' })
      .then({ id: adjustmentNo, type: 'AdjustmentRejected' });
    expect(releases).toMatchObject([{ kind: 'adjustment-transfer', key: bankRef, owner: adjustmentNo }]);
  });

  it('but not who asked, nor twice, nor for what nobody asked', () => {
    approving.given(waiting).when({ accountId: 'ann', now }).thenRejected('ReviewerIsApplicant');
    rejecting.given(waiting).when({ accountId: 'ann', reason: 'Mine, no' }).thenRejected('ReviewerIsApplicant');
    const rejected = fact(adjustmentStream, adjustmentNo, { type: 'AdjustmentRejected', data: { reviewerId: 'bob', reason: 'Not ours' } });
    approving.given(waiting, rejected).when({ accountId: 'cat', now }).thenRejected('AdjustmentStatusForbids');
    approving.given().when({ accountId: 'bob', now }).thenRejected('NotFound', { field: 'adjustmentNo' });
  });
});

describe('Rule: a transfer that went to the wrong shop can be credited anew once that is taken back', () => {
  it('with what it claimed', () => {
    const { changes } = asked(command).then(
      { id: adjustmentNo, type: 'AdjustmentRequested' },
      { id: adjustmentNo, type: 'AdjustmentPosted' },
      { id: '7', type: 'WalletPosted' },
      { id: credits, type: 'CreditedAlone' },
    );
    const posted = changes.flatMap(({ events }) => events).find(({ type }) => type === 'WalletPosted')!;
    expect(releasedBy(posted.data as Parameters<typeof releasedBy>[0])).toMatchObject([
      { kind: 'bank-line', key: 'main:FT-4471', owner: 'recharge-AJ-0001' },
      { kind: 'adjustment-transfer', key: bankRef, owner: adjustmentNo },
    ]);
  });
});
