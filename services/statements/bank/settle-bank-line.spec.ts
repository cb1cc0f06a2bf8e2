import { describe, expect, it } from 'vitest';
import { labelCarriers } from '#contracts/labels/shipping/carrier-services.ts';
import { isBalanced } from '#contracts/ledger/accounts.ts';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import type { PeriodEvent } from '#contracts/periods/period-events.ts';
import { explanations, type BankAccountEvent, type BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { statedAccountStream } from '#services/aggregates/bank-statement/bank-account.ts';
import { bankLineStream } from '#services/aggregates/bank-statement/bank-line.ts';
import { periodStream } from '#services/aggregates/period/period.ts';
import { aShop } from '#services/aggregates/reference-examples.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { journalStream } from '#services/aggregates/wallet/postings/journal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { withdrawalStream } from '#services/aggregates/withdrawal/withdrawal.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { creditLine, type CreditBankLine } from './credit-bank-line.ts';
import { disputeLine } from './dispute-bank-line.ts';
import { explainLine, type ExplainBankLine } from './explain-bank-line.ts';
import { completeByLine, matchByText } from './match-by-text.ts';
import { matchLine, type MatchBankLine } from './match-bank-line.ts';
import { postOpening } from './post-bank-opening.ts';

const lineId = 'BL-0123456789abcdef';
const now = new Date('2026-11-24T10:00:00Z');
const shopId = 7;

const recorded = (cents: number, text = ''): BankLineEvent => ({
  type: 'BankLineRecorded',
  data: {
    lineId,
    account: 'main',
    statementId: 'BS-1',
    number: 3,
    key: '2026-11-20 NTR 1',
    ref: 'NTR',
    bookedOn: '2026-11-20',
    currency: 'USD',
    cents,
    text,
    payer: '',
    payerAccount: '',
  },
});
const line = (...events: BankLineEvent[]) => fact(bankLineStream, lineId, ...events);
const settled: BankLineEvent = { type: 'BankLineMatched', data: { postings: [], by: 'code', remark: '', settlerId: 'A' } };

const crediting = specification(creditLine, (given) => ({
  line: given.one(bankLineStream, lineId),
  shop: given.one(shopStream, shopId),
  wallet: given.one(walletStream, shopId),
}));
const credit: CreditBankLine = { shopId, by: 'person', remark: '', settlerId: 'A', now };

describe('Rule: the money of a line is credited once', () => {
  it('with the line in one commit, under the reference of the bank', () => {
    const { claims } = crediting
      .given(aShop(shopId), line(recorded(50_000)))
      .when(credit)
      .then(
        { id: lineId, type: 'BankLineMatched', data: { postings: [{ postingId: `recharge-${lineId}`, cents: 50_000 }] } },
        {
          id: '7',
          type: 'WalletPosted',
          data: { type: 'recharge', basis: { kind: 'bank', statementId: 'BS-1', lineKey: 'main:NTR', cents: 50_000 } },
        },
      );
    expect(claims).toMatchObject([
      { kind: 'bank-line', key: 'main:NTR', owner: `recharge-${lineId}`, otherwise: { rejected: 'BankLinePosted' } },
      { kind: 'bank-posting', key: `recharge-${lineId}`, owner: lineId },
    ]);
  });

  it('and the second of two clerks is told that it is settled', () => {
    const second = crediting.given(aShop(shopId), line(recorded(50_000), settled)).when(credit);
    second.thenRejected('BankLineSettled', { field: 'lineId', params: { number: 3, day: '2026-11-20', status: 'matched' } });
  });

  it('to a shop that there is, and only where it comes in', () => {
    crediting
      .given(line(recorded(50_000)))
      .when(credit)
      .thenRejected('NotFound', { field: 'shopId' });
    crediting
      .given(aShop(shopId), line(recorded(-1)))
      .when(credit)
      .thenRejected('BankLineGoesOut');
    crediting.given(aShop(shopId)).when(credit).thenRejected('NotFound', { field: 'lineId' });
  });
});

describe('Rule: a recharge code on a statement credits its shop by itself', () => {
  const reactions = (cents: number, text: string) =>
    reactionsTo(matchByText, [{ ...recorded(cents, text), streamId: `bankline-${lineId}` } as never]).map(
      (reaction) => 'data' in reaction && reaction.data,
    );

  it('however it was spaced', () => {
    const code = rechargeCodeOf(shopId);
    expect(reactions(100, `inv ${code.slice(0, 4)} ${code.slice(4)} thx`.toLowerCase())).toEqual([{ lineId, shopId }]);
  });

  it('but neither money that goes out, nor a code with a slip of the pen', () => {
    expect(reactions(-100, rechargeCodeOf(shopId))).toEqual([]);
    expect(reactions(100, `${rechargeCodeOf(shopId).slice(0, -1)}${rechargeCodeOf(shopId).endsWith('0') ? '1' : '0'}`)).toEqual([]);
  });
});

describe('Rule: a payment that bears the number of its withdrawal completes it', () => {
  it('by the process, whatever stands between letters and digits', () => {
    const named = reactionsTo(matchByText, [{ ...recorded(-9_000, 'payment wd 1004 thanks'), streamId: `bankline-${lineId}` } as never]);
    expect(named).toMatchObject([{ data: { lineId, withdrawalNo: 'WD-1004' } }]);
  });

  const completing = specification(
    (_: null, states: Parameters<typeof completeByLine>[0]) => completeByLine(states, now),
    (given) => ({
      line: given.one(bankLineStream, lineId),
      withdrawal: given.one(withdrawalStream, 'WD-1004'),
      entry: given.create(journalStream, 'payout-WD-1004'),
    }),
  );
  const applied = { withdrawalNo: 'WD-1004', shopId, amountCents: 9_000, bankAccountId: 'B1', lastFour: '6789', applicantId: 'A' };
  const paying = fact(
    withdrawalStream,
    'WD-1004',
    { type: 'WithdrawalSubmitted', data: applied },
    { type: 'WithdrawalApproved', data: { reviewerId: 'R' } },
    { type: 'WithdrawalPaying', data: { paidCents: 9_000, payerId: 'P', postingId: 'cashWithdrawal-WD-1004' } },
  );

  it('with its line, in one commit', () => {
    const { claims } = completing
      .given(paying, line(recorded(-9_000)))
      .when(null)
      .then(
        { id: lineId, type: 'BankLineMatched', data: { by: 'reference', postings: [{ postingId: 'payout-WD-1004', cents: -9_000 }] } },
        { id: 'WD-1004', type: 'WithdrawalCompleted', data: { bankRef: 'NTR', bookedOn: '2026-11-20' } },
        { id: 'payout-WD-1004', type: 'JournalPosted', data: { basis: { lineKey: 'main:NTR', cents: 9_000 } } },
      );
    expect(claims).toMatchObject([
      { kind: 'bank-line', key: 'main:NTR' },
      { kind: 'bank-posting', key: 'payout-WD-1004' },
    ]);
  });

  it('but not with another amount, nor one that nobody is paying', () => {
    completing
      .given(paying, line(recorded(-8_999)))
      .when(null)
      .thenRejected('BankLineMatchDiffers');
    completing
      .given(line(recorded(-9_000)))
      .when(null)
      .thenRejected('NotFound', { field: 'withdrawalNo' });
  });
});

const explaining = specification(explainLine, (given) => ({
  line: given.one(bankLineStream, lineId),
  entry: given.create(journalStream, `bank-${lineId}`),
  months: new Map(['2026-11', '2026-12'].map((month) => [month, given.one(periodStream, month)])),
}));
const fee: ExplainBankLine = { as: 'fee', remark: 'monthly', settlerId: 'A', now };

describe('Rule: what no posting foresaw is posted from the statement', () => {
  it('a fee lowers the bank and is an expense', () => {
    explaining
      .given(line(recorded(-1_250)))
      .when(fee)
      .then(
        { id: lineId, type: 'BankLineExplained', data: { as: 'fee', postings: [{ postingId: `bank-${lineId}`, cents: -1_250 }] } },
        {
          id: `bank-${lineId}`,
          type: 'JournalPosted',
          data: {
            entries: [
              { account: 'expenses:bank', side: 'D', cents: 1_250 },
              { account: 'assets:bank', sub: 'main', side: 'C', cents: 1_250 },
            ],
            reference: { kind: 'bankLine', id: lineId },
          },
        },
      );
  });

  it('on the day on which the bank booked it, or on the first open one once its month is closed', () => {
    const later = { ...fee, now: new Date('2026-12-03T10:00:00Z') };
    const seal = { postings: 1, position: '1', digest: 'd', trialBalance: [] };
    const closing: PeriodEvent[] = [{ type: 'PeriodClosingStarted', data: { month: '2026-11' } }];
    const closed: PeriodEvent[] = [...closing, { type: 'PeriodClosed', data: { month: '2026-11', ...seal } }];
    const explained = { id: lineId, type: 'BankLineExplained' };
    const posted = (data: object) => ({ id: `bank-${lineId}`, type: 'JournalPosted', data });

    explaining
      .given(line(recorded(-1_250)))
      .when(later)
      .then(explained, posted({ effectiveDate: '2026-11-20' }));
    explaining
      .given([line(recorded(-1_250)), fact(periodStream, '2026-11', ...closing)])
      .when(later)
      .then(explained, posted({ effectiveDate: '2026-11-20' }), { id: '2026-11', type: 'PeriodAdjusted', data: { postingIds: [`bank-${lineId}`] } });
    explaining
      .given([line(recorded(-1_250)), fact(periodStream, '2026-11', ...closed)])
      .when(later)
      .then(explained, posted({ effectiveDate: '2026-12-01', basis: { movedFrom: '2026-11-20' } }));
  });

  it.each([
    ['interest', 300],
    ['unallocated', 300],
    ['alipay', 300],
    ['payoutReturned', 300],
    ['capitalOut', -300],
    ['stockMarket', 300],
    ['usps', -300],
    ['rent', -300],
    ['pay', -300],
  ] as const)('%s balances', (as, cents) => {
    const { changes } = explaining
      .given(line(recorded(cents)))
      .when({ as, remark: '', settlerId: 'A', now })
      .then({ id: lineId, type: 'BankLineExplained' }, { id: `bank-${lineId}`, type: 'JournalPosted' });
    const [, { events: [posted] = [] } = {}] = changes;
    expect(isBalanced((posted!.data as { entries: [] }).entries)).toBe(true);
  });

  it('with one for every carrier that is owed, and for every platform that owes', () => {
    const settled = Object.values(explanations).map((as) => ('sub' in as ? as.sub : ''));
    expect(settled).toEqual(expect.arrayContaining([...labelCarriers, ...consignmentPlatforms.map((platform) => `platform:${platform}`)]));
  });

  it('but nothing that goes the other way', () => {
    explaining
      .given(line(recorded(1_250)))
      .when(fee)
      .thenRejected('BankLineComesIn', { field: 'as' });
    explaining
      .given(line(recorded(-1_250)))
      .when({ ...fee, as: 'interest' })
      .thenRejected('BankLineGoesOut', { field: 'as' });
  });
});

const matching = specification(matchLine, (given) => given.one(bankLineStream, lineId));
const match: MatchBankLine = {
  postings: [
    { postingId: 'A', cents: 300 },
    { postingId: 'B', cents: 200 },
  ],
  by: 'person',
  remark: '',
  settlerId: 'A',
  asked: 2,
};

describe('Rule: one line may be many postings, and a posting stands on one line', () => {
  it('whose amounts add up to it', () => {
    const { claims } = matching
      .given(line(recorded(500)))
      .when(match)
      .then({ id: lineId, type: 'BankLineMatched', data: { postings: match.postings } });
    expect(claims).toMatchObject([
      { kind: 'bank-posting', key: 'A', owner: lineId, otherwise: { rejected: 'BankPostingMatched' } },
      { kind: 'bank-posting', key: 'B', owner: lineId },
    ]);
  });

  it('or it is refused with what is missing', () => {
    const params = { line: '$5.01', sum: '$5.00', difference: '$0.01' };
    matching
      .given(line(recorded(501)))
      .when(match)
      .thenRejected('BankLineMatchDiffers', { field: 'postingIds', params });
  });

  it('and every posting has to be there', () => {
    matching
      .given(line(recorded(500)))
      .when({ ...match, asked: 3 })
      .thenRejected('NotFound', { field: 'postingIds' });
  });
});

describe('Rule: a disputed line stays open', () => {
  const disputing = specification(disputeLine, (given) => given.one(bankLineStream, lineId));
  const disputed: BankLineEvent = { type: 'BankLineDisputed', data: { reason: 'whose?' } };

  it('until it is matched or explained', () => {
    disputing
      .given(line(recorded(500)))
      .when({ reason: 'whose?' })
      .then({ id: lineId, type: 'BankLineDisputed' });
    matching
      .given(line(recorded(500), disputed))
      .when(match)
      .then({ id: lineId, type: 'BankLineMatched' });
    disputing
      .given(line(recorded(500), settled))
      .when({ reason: 'whose?' })
      .thenRejected('BankLineSettled');
  });
});

describe('Rule: what the first statement opened with is taken into the books once', () => {
  const opening = specification(postOpening, (given) => ({
    stated: given.one(statedAccountStream, 'main'),
    entry: given.create(journalStream, 'bankopening-main'),
  }));
  const statement = {
    statementId: 'BS-1',
    account: 'main',
    bankNumber: '',
    currency: 'USD',
    from: '2026-11-20',
    to: '2026-11-20',
    lines: 0,
    inCents: 0,
    outCents: 0,
    format: 'camt053',
    fileName: '',
    lastDay: {},
  } as const;
  const imported = (openingCents: number) => {
    const event: BankAccountEvent = { type: 'BankStatementImported', data: { ...statement, openingCents, closingCents: openingCents } };
    return fact(statedAccountStream, 'main', event);
  };
  const posted = fact(statedAccountStream, 'main', {
    type: 'BankOpeningPosted',
    data: { account: 'main', postingId: 'bankopening-main', cents: 900 },
  });
  const command = { account: 'main', now };

  it('against opening balances', () => {
    const entries = [
      { account: 'assets:bank', side: 'D', cents: 900 },
      { account: 'equity:opening', side: 'C', cents: 900 },
    ];
    opening
      .given(imported(900))
      .when(command)
      .then({ id: 'main', type: 'BankOpeningPosted', data: { cents: 900 } }, { id: 'bankopening-main', type: 'JournalPosted', data: { entries } });
  });

  it('never twice, and not where there was nothing', () => {
    opening.given(imported(900), posted).when(command).thenRejected('BankOpeningNotDue');
    opening.given(imported(0)).when(command).thenRejected('BankOpeningNotDue');
    opening.given().when(command).thenRejected('BankOpeningNotDue');
  });
});
