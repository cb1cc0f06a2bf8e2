import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { applyWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import { withdrawalRejections } from '#contracts/withdrawals/withdrawal-rejections.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { aLabelFee, aRecharge } from '#tests/support/postings.ts';
import { bankAccountStream } from '../aggregates/bank-account/bank-account.ts';
import { journalStream } from '../aggregates/wallet/postings/journal.ts';
import { availableCents, walletStream } from '../aggregates/wallet/wallet.ts';
import { payoutPostingId } from '../aggregates/withdrawal/withdrawal-outcome.ts';
import { withdrawalStream } from '../aggregates/withdrawal/withdrawal.ts';
import { applyWithdrawal, cancelWithdrawal } from './apply-withdrawal.ts';
import { completeWithdrawal, payWithdrawal, returnWithdrawal } from './pay-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal, startReview } from './review-withdrawal.ts';

const now = new Date('2026-11-20T14:00:00.000Z');
const shopId = 7;
const no = 'WD-1001';
const secondApprovalCents = 500_000;
const seller = { accountId: 'SELLER', shopId, terminal: 'business' } as Viewer;
const [ann, bob] = [{ accountId: 'ANN' }, { accountId: 'BOB' }];

const account = fact(bankAccountStream, 'B1', {
  type: 'BankAccountAdded',
  data: {
    bankAccountId: 'B1',
    shopId,
    holderType: 'individual',
    holder: 'Mei Chen',
    currency: 'USD',
    country: 'US',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    lastFour: '6789',
    fingerprint: 'F1',
    usableFrom: '2026-11-20T14:00:00.000Z',
  },
});
const verified = fact(bankAccountStream, 'B1', { type: 'BankAccountVerified', data: { bankAccountId: 'B1' } });
const removed = fact(bankAccountStream, 'B1', { type: 'BankAccountRemoved', data: { bankAccountId: 'B1' } });
const money = (cents: number) => fact(walletStream, shopId, aRecharge({ shopId, id: 'RC-1', cents }));
const frozen = fact(walletStream, shopId, { type: 'WalletFrozen', data: { shopId, reason: 'Under inquiry' } });

const applying = specification(applyWithdrawal, (given) => ({
  withdrawal: given.create(withdrawalStream, no),
  wallet: given.one(walletStream, shopId),
  account: given.one(bankAccountStream, 'B1'),
}));
const apply = (amountCents: number) => ({ bankAccountId: 'B1', amountCents, shopId, applicantId: 'SELLER', now });
const loaded = <Input>(given: Parameters<Parameters<typeof specification<Input, object>>[1]>[0]) => ({
  withdrawal: given.one(withdrawalStream, no),
  wallet: given.one(walletStream, shopId),
  account: given.one(bankAccountStream, 'B1'),
});
const cancelling = specification(cancelWithdrawal, loaded);
const reviewing = specification(startReview, loaded);
const approving = specification(approveWithdrawal, loaded);
const rejecting = specification(rejectWithdrawal, loaded);
const paying = specification(payWithdrawal, loaded);
const returning = specification(returnWithdrawal, loaded);
const completing = specification(completeWithdrawal, (given) => ({
  withdrawal: given.one(withdrawalStream, no),
  entry: given.create(journalStream, payoutPostingId(no)),
}));

const inWallet = 1_000_000;
const stock = [account, money(inWallet)];
const submitted = (cents = 60_000) => [
  ...stock,
  ...applying
    .given(...stock)
    .when(apply(cents))
    .facts(),
];
const approve = (viewer = ann, isHolderChecked = true) => ({ viewer, isHolderChecked, secondApprovalCents });
const approved = (cents = 60_000) => [
  ...submitted(cents),
  ...approving
    .given(...submitted(cents))
    .when(approve())
    .facts(),
];
const pay = (amountCents: number, viewer = ann) => ({ viewer, amountCents, now });
const beingPaid = (cents = 60_000) => [
  ...approved(),
  ...paying
    .given(...approved())
    .when(pay(cents))
    .facts(),
];

describe('Rule: less than $55 is not withdrawn (R5.09)', () => {
  it.each([
    [5_500, []],
    [5_499, [withdrawalRejections.WithdrawalTooSmall.en]],
    [-1, [withdrawalRejections.WithdrawalTooSmall.en]],
    [0.001, ['Must be a whole number']],
    [1e11, ['At most $1,000,000.00']],
  ])('%d cents', (amountCents, words) => {
    const issues = applyWithdrawalEndpoint.body!.safeParse({ bankAccountId: 'B1', amountCents }).error?.issues ?? [];
    const said = fieldErrors(issues, 'en_us', withdrawalRejections).map(({ msg }) => msg);
    expect(said.slice(0, 1)).toEqual(words);
  });

  it('in the words of the specification', () =>
    expect(withdrawalRejections.WithdrawalTooSmall.en).toBe('The minimum withdrawal amount is $55. Please enter a valid amount'));
});

describe('Rule: what is applied for is set aside at once', () => {
  it('and can be spent on nothing else', () => {
    const applied = applying.given(...stock).when(apply(60_000));
    applied.then(
      { id: no, type: 'WithdrawalSubmitted', data: { amountCents: 60_000, lastFour: '6789', applicantId: 'SELLER' } },
      { id: '7', type: 'WalletHeld', data: { holdId: `withdrawal-${no}`, cents: 60_000, purpose: 'withdrawal' } },
    );
    expect(availableCents(applied.stateAfter(walletStream, shopId))).toBe(940_000);
  });

  it('up to the last cent that is available, and not on credit', () => {
    applying.given(account, money(60_000)).when(apply(60_000)).then({ id: no, type: 'WithdrawalSubmitted' }, { id: '7', type: 'WalletHeld' });
    const onCredit = fact(walletStream, shopId, { type: 'CreditLimitSet', data: { shopId, creditLimitCents: 10_000 } });
    applying
      .given(account, money(60_000), onCredit)
      .when(apply(60_001))
      .thenRejected('InsufficientBalance', { field: 'amountCents', params: { availableCents: 60_000, neededCents: 60_001 } as never });
  });

  it('not from a frozen wallet', () =>
    applying
      .given(...stock, frozen)
      .when(apply(60_000))
      .thenRejected('WalletIsFrozen'));
});

describe('Rule: money goes to an account of the shop that is older than a day', () => {
  it('by the second', () => {
    const early = new Date(now.getTime() - 1_000);
    applying
      .given(...stock)
      .when({ ...apply(60_000), now: early })
      .thenRejected('BankAccountTooNew', { field: 'bankAccountId', params: { lastFour: '6789', at: '2026-11-20 14:00 UTC' } });
  });

  it('and to none of another shop, or one that was removed', () => {
    applying
      .given(...stock)
      .when({ ...apply(60_000), shopId: 8 })
      .thenRejected('NotFound', { field: 'bankAccountId' });
    applying
      .given(...stock, removed)
      .when(apply(60_000))
      .thenRejected('NotFound');
  });
});

describe('Rule: until it is paid, a withdrawal is given back without a posting', () => {
  it('cancelled by its seller, up to the approval', () => {
    for (const before of [submitted(), approved()]) {
      const cancelled = cancelling.given(...before).when({ viewer: seller });
      cancelled.then({ id: no, type: 'WithdrawalCancelled' }, { id: '7', type: 'HoldReleased', data: { cents: 60_000, reason: 'cancelled' } });
      expect(availableCents(cancelled.stateAfter(walletStream, shopId))).toBe(inWallet);
    }
    cancelling
      .given(...beingPaid())
      .when({ viewer: seller })
      .thenRejected('WithdrawalStatusForbids');
    cancelling
      .given(...submitted())
      .when({ viewer: { ...seller, shopId: 8 } })
      .thenRejected('NotFound');
  });

  it('rejected by finance, with a reason', () => {
    const command = { viewer: ann, reason: 'Holder differs' };
    rejecting
      .given(...submitted())
      .when(command)
      .then({ id: no, type: 'WithdrawalRejected', data: { reason: 'Holder differs' } }, { id: '7', type: 'HoldReleased' });
  });
});

describe('Rule: whoever applies does not approve, and from the limit on two approve', () => {
  it('never the applicant', () => {
    const own = { viewer: { accountId: 'SELLER' } };
    reviewing
      .given(...submitted())
      .when(own)
      .thenRejected('ReviewerIsApplicant');
    approving
      .given(...submitted())
      .when(approve({ accountId: 'SELLER' }))
      .thenRejected('ReviewerIsApplicant');
    paying
      .given(...approved())
      .when(pay(60_000, { accountId: 'SELLER' }))
      .thenRejected('ReviewerIsApplicant');
  });

  it('one below it', () =>
    approving
      .given(...submitted(499_999))
      .when(approve())
      .then({ id: no, type: 'WithdrawalApproved' }, { id: 'B1', type: 'BankAccountVerified' }));

  it('two from it on, who are two', () => {
    const large = submitted(500_000);
    const endorsed = [
      ...large,
      ...approving
        .given(...large)
        .when(approve(ann))
        .facts(),
    ];
    approving
      .given(...large)
      .when(approve(ann))
      .then({ id: no, type: 'WithdrawalEndorsed', data: { reviewerId: 'ANN' } }, { id: 'B1', type: 'BankAccountVerified' });
    approving
      .given(...endorsed)
      .when(approve(ann))
      .thenRejected('SecondReviewerNeeded', { params: { limit: '$5,000.00' } });
    approving
      .given(...endorsed)
      .when(approve(bob, false))
      .then({ id: no, type: 'WithdrawalApproved', data: { reviewerId: 'BOB' } });
    paying
      .given(...endorsed)
      .when(pay(500_000))
      .thenRejected('WithdrawalStatusForbids');
  });

  it('once: the second of two clerks is told that it was done', () =>
    approving
      .given(...approved())
      .when(approve(bob))
      .thenRejected('WithdrawalStatusForbids', { field: 'withdrawalNo' }));
});

describe('Rule: the holder of an account is checked before the first payment to it', () => {
  it('which whoever approves says', () =>
    approving
      .given(...submitted())
      .when(approve(ann, false))
      .thenRejected('HolderNotChecked', { field: 'isHolderChecked' }));
  it('and is not asked again', () =>
    approving
      .given(...submitted(), verified)
      .when(approve(ann, false))
      .then({ id: no, type: 'WithdrawalApproved' }));
  it('not of one that was removed', () =>
    approving
      .given(...submitted(), removed)
      .when(approve())
      .thenRejected('BankAccountRemoved'));
});

describe('Rule: a payment is posted once, out of what was set aside', () => {
  it('as it leaves the wallet for the bank', () => {
    const paid = paying.given(...approved()).when(pay(60_000));
    paid.then(
      { id: no, type: 'WithdrawalPaying', data: { paidCents: 60_000, payerId: 'ANN', postingId: `cashWithdrawal-${no}` } },
      {
        id: '7',
        type: 'WalletPosted',
        data: {
          type: 'cashWithdrawal',
          fromHold: `withdrawal-${no}`,
          entries: [
            { account: 'liabilities:wallet', sub: '7', side: 'D', cents: 60_000 },
            { account: 'assets:clearing', sub: 'payouts', side: 'C', cents: 60_000 },
          ],
        },
      },
    );
    expect(paid.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 940_000, heldCents: 0, holds: {} });
  });

  it('and not while the books contradict themselves', () =>
    paying
      .given(...approved())
      .when({ ...pay(60_000), firstBreak: { invariant: 'wallets', where: 'wallet 7', expected: '1', found: '2' } })
      .thenRejected('BooksContradict', { params: { where: 'wallet 7' } }));

  it('in part, with the rest the wallet’s again in the same commit', () => {
    const paid = paying.given(...approved()).when(pay(20_000));
    paid.then(
      { id: no, type: 'WithdrawalPaying' },
      { id: '7', type: 'WalletPosted' },
      { id: '7', type: 'HoldReleased', data: { cents: 40_000, reason: 'remainder' } },
    );
    expect(paid.stateAfter(walletStream, shopId)).toMatchObject({ postedCents: 980_000, heldCents: 0 });
    paying
      .given(...approved())
      .when(pay(60_001))
      .thenRejected('MoreThanApproved', { field: 'amountCents' });
  });

  it('and not again', () =>
    paying
      .given(...beingPaid())
      .when(pay(60_000, bob))
      .thenRejected('WithdrawalStatusForbids'));

  it('nor where fees have left too little meanwhile', () => {
    const fee = fact(walletStream, shopId, aLabelFee({ shopId, id: 'L-1', cents: inWallet - 50_000 }));
    paying
      .given(...approved(), fee)
      .when(pay(60_000))
      .thenRejected('InsufficientBalance', { params: { availableCents: 50_000 } as never });
    paying
      .given(...approved(), fee)
      .when(pay(50_000))
      .then({ id: no, type: 'WithdrawalPaying' }, { id: '7', type: 'WalletPosted' }, { id: '7', type: 'HoldReleased' });
  });

  it('nor from a wallet that was frozen meanwhile', () =>
    paying
      .given(...approved(), frozen)
      .when(pay(60_000))
      .thenRejected('WalletIsFrozen'));
});

describe('Rule: a payment is complete once it stands on a statement', () => {
  const command = { bankRef: 'LINE-1', bookedOn: '2026-11-20', now };

  it('which the books follow, once for each line', () => {
    const accepted = completing
      .given(...beingPaid(20_000))
      .when(command)
      .then(
        { id: no, type: 'WithdrawalCompleted', data: { bankRef: 'LINE-1' } },
        {
          id: `payout-${no}`,
          type: 'JournalPosted',
          data: {
            entries: [
              { account: 'assets:clearing', sub: 'payouts', side: 'D', cents: 20_000 },
              { account: 'assets:bank', sub: 'main', side: 'C', cents: 20_000 },
            ],
          },
        },
      );
    expect(accepted.claims).toMatchObject([{ kind: 'bank-line', key: 'main:LINE-1', otherwise: { rejected: 'StatementLineUsed' } }]);
  });

  it('of a day that has been', () =>
    completing
      .given(...beingPaid())
      .when({ ...command, bookedOn: '2026-11-21' })
      .thenRejected('BookedInFuture', { field: 'bookedOn' }));
});

describe('Rule: money that did not arrive is put back, by somebody else than who paid it', () => {
  const command = { viewer: bob, reason: 'Account closed', now };

  it('all that was paid', () => {
    const back = returning.given(...beingPaid(20_000)).when(command);
    back.then(
      { id: no, type: 'WithdrawalReturned', data: { reason: 'Account closed', postingId: `cancelCashWithdrawal-${no}` } },
      { id: '7', type: 'WalletPosted', data: { type: 'cancelCashWithdrawal' } },
    );
    expect(back.stateAfter(walletStream, shopId).postedCents).toBe(inWallet);
  });

  it('not by who paid it, and not before it was paid', () => {
    returning
      .given(...beingPaid())
      .when({ ...command, viewer: ann })
      .thenRejected('PayerReturns');
    returning
      .given(...approved())
      .when(command)
      .thenRejected('WithdrawalStatusForbids');
  });
});
