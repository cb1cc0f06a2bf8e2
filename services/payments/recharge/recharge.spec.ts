import { describe, expect, it } from 'vitest';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';
import { anAdministrator, aSeller } from '../../aggregates/item/viewer-examples.ts';
import { receiptStream } from '../../aggregates/recharge/receipt.ts';
import { rechargeStream } from '../../aggregates/recharge/recharge.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { applyRecharge, payRecharge, type ApplyRecharge } from './apply-recharge.ts';
import { expireRecharge } from './expire-recharge.ts';
import { approveRecharge, rejectRecharge, type ApproveRecharge } from './review-recharge.ts';
import { uploadProof } from './upload-proof.ts';

const now = new Date('2026-11-24T12:00:00Z');
const seller = aSeller(7);
const clerk = { ...anAdministrator(), accountId: 'A-clerk' };
const second = { ...anAdministrator(), accountId: 'A-second' };

const happened = (...events: RechargeEvent[]) => fact(rechargeStream, 'RC-1', ...events);
const submitted = (amountCents = 10_000) =>
  happened({
    type: 'RechargeSubmitted',
    data: {
      rechargeNo: 'RC-1',
      shopId: 7,
      method: 'bankTransfer',
      amountCents,
      payment: { currency: 'USD', cents: amountCents },
      applicantId: seller.accountId,
      expiresAt: '2026-12-24T12:00:00.000Z',
    },
  });
const known = ({ one }: Given) => ({ recharge: one(rechargeStream, 'RC-1') });

describe('Rule: money is announced for one’s own wallet (R1.14)', () => {
  const states =
    (open: number, rateNow: string | undefined) =>
    ({ create }: Given) => ({ recharge: create(rechargeStream, 'RC-1'), open, rateNow });
  const applying = specification(applyRecharge, states(0, '0.1389'));
  const command: ApplyRecharge = { viewer: seller, shopId: 7, method: 'bankTransfer', amountCents: 10_000, now };
  const byAlipay: ApplyRecharge = { ...command, method: 'alipay', rate: '0.1389' };

  it('by bank it waits for thirty days', () => {
    applying
      .given()
      .when(command)
      .then({ id: 'RC-1', type: 'RechargeSubmitted', data: { payment: { currency: 'USD', cents: 10_000 }, expiresAt: '2026-12-24T12:00:00.000Z' } });
  });

  it('by Alipay the rate that was seen is promised for a quarter of an hour', () => {
    applying
      .given()
      .when(byAlipay)
      .then(
        {
          id: 'RC-1',
          type: 'RechargeSubmitted',
          data: { payment: { currency: 'CNY', cents: 71_995 }, quote: { rate: '0.1389', until: '2026-11-24T12:15:00.000Z' } },
        },
        { id: 'RC-1', type: 'RechargePaymentStarted' },
      );
    applying
      .given()
      .when({ ...byAlipay, rate: '0.1400' })
      .thenRejected('RateMoved', { params: { rate: '0.1389', seen: '0.1400' } });
    specification(applyRecharge, states(0, undefined)).given().when(byAlipay).thenRejected('PaymentMethodUnavailable');
  });

  it('but not without end', () => {
    specification(applyRecharge, states(20, '0.1389')).given().when(command).thenRejected('TooManyRecharges');
  });
});

describe('Rule: a proof brings a recharge under review (R2.73)', () => {
  const proving = specification(uploadProof, known);

  it('of one’s own shop only, and as often as it helps', () => {
    const proof = { viewer: seller, proofs: ['/files/0123456789abcdef0123456789abcdef.png'] };
    const uploaded = proving.given(submitted()).when(proof);
    expect(uploaded.stateAfter(rechargeStream, 'RC-1')).toMatchObject({ status: 'underReview', proofs: 1 });
    proving
      .given(submitted(), ...uploaded.facts())
      .when(proof)
      .then({ id: 'RC-1', type: 'RechargeProofUploaded' });
    proving
      .given(submitted())
      .when({ ...proof, viewer: aSeller(8) })
      .thenRejected('NotFound');
  });
});

describe('Rule: finance credits what came, on one line of the statement, once (R2.127)', () => {
  const approving = specification(approveRecharge, ({ one }: Given, { line }: ApproveRecharge) => ({
    recharge: one(rechargeStream, 'RC-1'),
    wallet: one(walletStream, 7),
    receipt: one(receiptStream, line.ref),
  }));
  const command: ApproveRecharge = {
    viewer: clerk,
    receivedCents: 9_500,
    line: { ref: 'SB1', day: '2026-11-23' },
    secondApprovalCents: 500_000,
    now,
  };
  const credited = { id: '7', type: 'WalletPosted', data: { postingId: 'recharge-RC-1' } };

  it('the amount that came, not the one that was announced', () => {
    const { claims } = approving
      .given(submitted())
      .when(command)
      .then(
        { id: 'RC-1', type: 'RechargeApproved', data: { approverId: 'A-clerk' } },
        { id: 'RC-1', type: 'RechargeMoneyReceived', data: { creditedCents: 9_500, line: { ref: 'SB1', day: '2026-11-23' } } },
        { id: 'RC-1', type: 'RechargeCompleted' },
        {
          ...credited,
          data: {
            basis: { kind: 'bank', lineKey: 'main:SB1', cents: 9_500 },
            entries: [
              { sub: '7', side: 'C' },
              { account: 'assets:bank', sub: 'main', side: 'D' },
            ],
          },
        },
      );
    expect(claims).toMatchObject([{ kind: 'bank-line', key: 'main:SB1', owner: 'recharge-RC-1', otherwise: { rejected: 'BankLineTaken' } }]);
  });

  it('not twice, not of the future, and not one’s own', () => {
    const once = approving.given(submitted()).when(command).facts();
    approving
      .given(submitted(), ...once)
      .when({ ...command, viewer: second })
      .thenRejected('RechargeStatusForbids');
    approving
      .given(submitted())
      .when({ ...command, line: { ref: 'SB1', day: '2026-11-25' } })
      .thenRejected('ReceivedInFuture', { field: 'receivedOn' });
    approving
      .given(submitted())
      .when({ ...command, viewer: { ...clerk, accountId: seller.accountId } })
      .thenRejected('ReviewerIsApplicant');
  });

  it('from the limit on by two persons who say the same', () => {
    const large = { ...command, receivedCents: 500_000 };
    const first = approving.given(submitted(500_000)).when(large);
    first.then({ id: 'RC-1', type: 'RechargeApproved' });
    const waiting = [submitted(500_000), ...first.facts()];
    approving
      .given(...waiting)
      .when(large)
      .thenRejected('SecondPersonNeeded', { params: { limit: '$5,000.00' } });
    approving
      .given(...waiting)
      .when({ ...large, viewer: second, receivedCents: 499_999 })
      .thenRejected('ApprovalDiffers', { params: { amount: '$5,000.00', ref: 'SB1' } });
    approving
      .given(...waiting)
      .when({ ...large, viewer: second })
      .then({ id: 'RC-1', type: 'RechargeMoneyReceived' }, { id: 'RC-1', type: 'RechargeCompleted' }, credited);
  });

  it('out of what the bank has told of, where it has', () => {
    const recorded = fact(receiptStream, 'SB1', { type: 'ReceiptRecorded', data: { line: command.line, cents: 9_500, text: 'thanks' } });
    const { claims } = approving
      .given(submitted(), recorded)
      .when(command)
      .then(
        { id: 'RC-1', type: 'RechargeApproved' },
        { id: 'RC-1', type: 'RechargeMoneyReceived' },
        { id: 'RC-1', type: 'RechargeCompleted' },
        { ...credited, data: { entries: [{ sub: '7' }, { account: 'liabilities:unallocated', side: 'D' }] } },
        { id: 'SB1', type: 'ReceiptMatched', data: { rechargeNo: 'RC-1' } },
      );
    expect(claims).toMatchObject([{ lentBy: 'receipt-SB1' }]);
    approving
      .given(submitted(), recorded)
      .when({ ...command, receivedCents: 9_501 })
      .thenRejected('ReceiptDiffers', { params: { amount: '$95.00', ref: 'SB1' } });
  });
});

describe('Rule: what is not paid ends', () => {
  const rejecting = specification(rejectRecharge, known);
  const expiring = specification((_: object, { recharge }: ReturnType<typeof known>) => expireRecharge(recharge), known);

  it('rejected with a reason, or expired', () => {
    rejecting.given(submitted()).when({ viewer: clerk, reason: 'No money came' }).then({ id: 'RC-1', type: 'RechargeRejected' });
    expiring.given(submitted()).when({}).then({ id: 'RC-1', type: 'RechargeExpired' });
    expiring
      .given(submitted(), happened({ type: 'RechargeRejected', data: { reason: 'No money came' } }))
      .when({})
      .thenRejected('RechargeStatusForbids');
  });

  it('and a transfer leads to no page of Alipay', () => {
    specification(payRecharge, known).given(submitted()).when({ viewer: seller }).thenRejected('RechargeStatusForbids');
  });
});
