import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanged, neededFor } from '#contracts/payments/exchange.ts';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { aLabelFee } from '#tests/support/postings.ts';
import type { TopUpNews } from '../../aggregates/payments/provider.ts';
import { rechargeStream } from '../../aggregates/recharge/recharge.ts';
import { journalStream } from '../../aggregates/wallet/postings/journal.ts';
import { reversalIdOf } from '../../aggregates/wallet/postings/reversal.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { refundMessage } from './refund-message.ts';
import { takeTopUp, type TakeTopUp } from './take-top-up.ts';

const { given } = specification(takeTopUp, ({ one, create }, { news: { no } }: TakeTopUp) => {
  const recharge = one(rechargeStream, no);
  const idOf = (id: string) => (recharge.received ? reversalIdOf(id, recharge.refunds.length + 1) : id);
  return {
    recharge,
    wallet: one(walletStream, 7),
    posted: { exchange: one(journalStream, `exchange-${no}`).posted, margin: one(journalStream, `margin-${no}`).posted },
    entries: { exchange: create(journalStream, idOf(`exchange-${no}`)), margin: create(journalStream, idOf(`margin-${no}`)) },
  };
});

type Posted = WalletPosted['data'];
type Submitted = Extract<RechargeEvent, { type: 'RechargeSubmitted' }>;

const happened = (event: RechargeEvent) => fact(rechargeStream, 'RC-1', event);
const submitted = happened({
  type: 'RechargeSubmitted',
  data: {
    rechargeNo: 'RC-1',
    shopId: 7,
    method: 'alipay',
    amountCents: 10_000,
    payment: { currency: 'CNY', cents: 71_995 },
    quote: { rate: '0.1389', until: '2026-11-24T12:15:00.000Z' },
    applicantId: 'kicks',
    expiresAt: '2026-12-24T12:00:00.000Z',
  },
});
const paying = [submitted, happened({ type: 'RechargePaymentStarted', data: {} })];
const news: TopUpNews = { kind: 'topUp', no: 'RC-1', tradeNo: 'T1', state: 'paid', cents: 71_995, paidAt: '2026-11-24T12:05:00.000Z' };
const command: TakeTopUp = { news, rateNow: '0.1400', referenceRate: '0.1389', now: new Date('2026-11-24T12:05:01Z') };
const heard = (change: Partial<TopUpNews>): TakeTopUp => ({ ...command, news: { ...news, ...change } });

const received = { id: 'RC-1', type: 'RechargeMoneyReceived' };
const completed = { id: 'RC-1', type: 'RechargeCompleted', data: { postingId: 'recharge-RC-1' } };
const exchange = { id: 'exchange-RC-1', type: 'JournalPosted' };
const paid = given(...paying)
  .when(command)
  .facts();

describe('Rule: what Alipay promises is credited once, at the rate that was promised (R9.36)', () => {
  it('by two movements that meet in the exchange account', () => {
    const made = given(...paying)
      .when(command)
      .then(
        { ...received, data: { creditedCents: 10_000, paid: { currency: 'CNY', cents: 71_995 }, tradeNo: 'T1' } },
        completed,
        {
          id: '7',
          type: 'WalletPosted',
          data: {
            currency: 'USD',
            entries: [
              { account: 'liabilities:wallet', sub: '7', side: 'C', cents: 10_000 },
              { account: 'equity:fx', sub: 'CNY-USD', side: 'D', cents: 10_000 },
            ],
          },
        },
        {
          ...exchange,
          data: {
            currency: 'CNY',
            entries: [
              { account: 'assets:clearing', sub: 'alipay', side: 'D', cents: 71_995 },
              { account: 'equity:fx', sub: 'CNY-USD', side: 'C', cents: 71_995 },
            ],
          },
        },
      );
    expect(made.claims).toMatchObject([{ kind: 'alipay-trade', key: 'T1', owner: 'recharge-RC-1' }]);
  });

  it('at the rate of the moment where it was paid after the quote had ended', () => {
    given(...paying)
      .when({ ...heard({ paidAt: '2026-11-24T12:15:00.001Z' }), referenceRate: '0.1400' })
      .then({ ...received, data: { creditedCents: 10_079, rate: '0.1400' } }, completed, { id: '7', type: 'WalletPosted' }, exchange);
  });

  it('also where it was closed, or has expired, before', () => {
    for (const type of ['RechargePaymentClosed', 'RechargeExpired'] as const)
      given(...paying, happened({ type, data: {} }))
        .when(command)
        .then(received, completed, { id: '7', type: 'WalletPosted' }, exchange);
  });

  it('and the same news again, or older news after it, is nothing', () => {
    for (const late of [command, heard({ state: 'waiting' }), heard({ state: 'closed' })])
      given(...paying, ...paid)
        .when(late)
        .thenNothingHappened();
  });
});

describe('Rule: what the rate leaves is the operator’s income, at the reference rate', () => {
  const margin = (referenceRate: string) => given(...paying).when({ ...command, referenceRate });
  const credited = [received, completed, { id: '7', type: 'WalletPosted' }, exchange] as const;

  it('beside the same credit, so that the exchange account holds yuan and dollars of the same worth', () => {
    margin('0.1403').then({ ...received, data: { creditedCents: 10_000, margin: { rate: '0.1403', cents: 101 } } }, ...credited.slice(1), {
      id: 'margin-RC-1',
      type: 'JournalPosted',
      data: {
        currency: 'USD',
        shopId: 7,
        groupId: 'RC-1',
        entries: [
          { account: 'equity:fx', sub: 'CNY-USD', side: 'D', cents: 101 },
          { account: 'income:fx', side: 'C', cents: 101 },
        ],
      },
    });
  });

  it('and a loss where more was credited than that', () => {
    margin('0.1380').then(...credited, {
      id: 'margin-RC-1',
      type: 'JournalPosted',
      data: {
        entries: [
          { account: 'expenses:fx', side: 'D', cents: 65 },
          { account: 'equity:fx', sub: 'CNY-USD', side: 'C', cents: 65 },
        ],
      },
    });
  });

  it('none where the rates are the same', () => void margin('0.1389').then(...credited));

  it('for every amount and rate: the dollars of the exchange account are the yuan at the reference rate', () => {
    const rate = fc.integer({ min: 1_000, max: 2_000 }).map((ten) => `0.${ten}`);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), rate, rate, (cents, promised, referenceRate) => {
        const asked = fact(rechargeStream, 'RC-1', {
          type: 'RechargeSubmitted',
          data: { ...(submitted.events[0] as Submitted).data, amountCents: cents, payment: { currency: 'CNY', cents: neededFor(cents, promised) } },
        });
        const made = given(asked, paying[1]!)
          .when({ ...command, referenceRate, news: { ...news, cents: neededFor(cents, promised) } })
          .facts();
        const dollars = made
          .flatMap(({ events }) => events as unknown as { data: Partial<Posted> }[])
          .flatMap(({ data: { currency, entries = [] } }) => (currency === 'USD' ? entries : []))
          .filter(({ account }) => account === 'equity:fx')
          .reduce((sum, entry) => sum + (entry.side === 'D' ? entry.cents : -entry.cents), 0);
        expect(dollars).toBe(exchanged(neededFor(cents, promised), referenceRate));
      }),
    );
  });
});

describe('Rule: what Alipay gives back to the buyer is taken back, once for each refund and in balance', () => {
  const withMargin = { ...command, referenceRate: '0.1403' };
  const credited = [
    ...paying,
    ...given(...paying)
      .when(withMargin)
      .facts(),
  ];
  const refunded = (id: string, totalCents: number) => heard({ refund: { id, totalCents } });
  const after = (...refunds: TakeTopUp[]): Fact[] =>
    refunds.reduce<Fact[]>(
      (facts, refund) => [
        ...facts,
        ...given(...facts)
          .when(refund)
          .facts(),
      ],
      credited,
    );
  /** What the postings of some facts leave on an account: debits less credits, in each currency. */
  const left = (facts: readonly Fact[], account: string): Record<string, number> => {
    const posted = facts.flatMap(({ events }) => events as unknown as { data: Partial<Posted> }[]).map(({ data }) => data);
    const sums: Record<string, number> = {};
    for (const { currency = '', entries = [] } of posted)
      for (const entry of entries.filter((one) => one.account === account))
        sums[currency] = (sums[currency] ?? 0) + (entry.side === 'D' ? entry.cents : -entry.cents);
    return sums;
  };

  it('a part: of the wallet, of the yuan and of the margin in the same share', () => {
    given(...credited)
      .when(refunded('RF-1', 14_399))
      .then(
        {
          id: 'RC-1',
          type: 'RechargeRefunded',
          data: { refundId: 'RF-1', paidBackCents: 14_399, totalCents: 14_399, cents: 2_000, postingId: 'recharge-RC-1~r' },
        },
        { id: '7', type: 'WalletPosted', data: { postingId: 'recharge-RC-1~r', reverses: 'recharge-RC-1', type: 'recharge' } },
        { id: 'exchange-RC-1~r', type: 'JournalPosted', data: { currency: 'CNY', reverses: 'exchange-RC-1' } },
        { id: 'margin-RC-1~r', type: 'JournalPosted', data: { currency: 'USD', reverses: 'margin-RC-1' } },
      );
  });

  it('a second part, and the rest: then nothing is left of it anywhere', () => {
    const whole = after(refunded('RF-1', 14_399), refunded('RF-2', 30_001), refunded('RF-3', 71_995));
    for (const account of ['liabilities:wallet', 'assets:clearing', 'equity:fx', 'income:fx'])
      expect(Object.values(left(whole, account)).every((cents) => cents === 0)).toBe(true);
    given(...after(refunded('RF-1', 14_399)))
      .when(refunded('RF-2', 71_995))
      .then(
        { id: 'RC-1', type: 'RechargeRefunded', data: { paidBackCents: 57_596, cents: 8_000, postingId: 'recharge-RC-1~r~2' } },
        { id: 'RC-1', type: 'RechargeReversed' },
        { id: '7', type: 'WalletPosted' },
        { id: 'exchange-RC-1~r~2', type: 'JournalPosted' },
        { id: 'margin-RC-1~r~2', type: 'JournalPosted' },
      );
  });

  it('whatever the order in which the parts are told, and however often', () => {
    const parts = fc.uniqueArray(fc.integer({ min: 1, max: 71_995 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        parts.chain((totals) => fc.shuffledSubarray([...totals, ...totals], { minLength: totals.length * 2 })),
        (told) => {
          const facts = after(...told.map((total) => refunded(`RF-${total}`, total)));
          const most = Math.max(...told);
          expect(left(facts, 'assets:clearing')).toEqual({ CNY: 71_995 - most });
          expect(left(facts, 'liabilities:wallet')).toEqual({ USD: Math.floor((10_000 * most) / 71_995) - 10_000 });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('though the wallet has less: it goes below zero by what another did', () => {
    given(...credited, fact(walletStream, 7, aLabelFee({ shopId: 7, id: 'L-1', cents: 9_000 })))
      .when(refunded('RF-1', 71_995))
      .then(
        { id: 'RC-1', type: 'RechargeRefunded', data: { cents: 10_000 } },
        { id: 'RC-1', type: 'RechargeReversed' },
        { id: '7', type: 'WalletPosted' },
        { id: 'exchange-RC-1~r', type: 'JournalPosted' },
        { id: 'margin-RC-1~r', type: 'JournalPosted' },
      );
  });

  it('never before the payment is credited: news of both credits first, and takes back when it is taken again', () => {
    const both = { ...refunded('RF-1', 14_399), referenceRate: '0.1403' };
    given(...paying)
      .when(both)
      .then(received, completed, { id: '7', type: 'WalletPosted' }, exchange, { id: 'margin-RC-1', type: 'JournalPosted' });
    given(...credited)
      .when(both)
      .then(
        { id: 'RC-1', type: 'RechargeRefunded' },
        { id: '7', type: 'WalletPosted' },
        { id: 'exchange-RC-1~r', type: 'JournalPosted' },
        {
          id: 'margin-RC-1~r',
          type: 'JournalPosted',
        },
      );
  });

  it('and the same refund again, or news of before it, is nothing', () => {
    for (const late of [refunded('RF-1', 14_399), refunded('RF-0', 9_000), withMargin])
      given(...after(refunded('RF-1', 14_399)))
        .when(late)
        .thenNothingHappened();
  });

  it('a fen is worth less than a cent: the yuan go back, and the wallet has what rounds to nothing', () => {
    given(...credited)
      .when(refunded('RF-1', 1))
      .then({ id: 'RC-1', type: 'RechargeRefunded', data: { cents: 0 } }, { id: 'exchange-RC-1~r', type: 'JournalPosted' });
  });
});

describe('Rule: the seller is told of a refund, which somebody else asked for', () => {
  const refund = { refundId: 'RF-1', paidBackCents: 14_399, totalCents: 14_399, cents: 2_000 };
  const told = (balanceCents: number, account: Parameters<typeof refundMessage>[0] = { email: 'mei@shop.example', language: 'zh_cn' }) =>
    refundMessage(account, { rechargeNo: 'RC-1', refunded: refund, balanceCents });

  it('in their language, with what went back, what was taken and what is left', () => {
    expect(told(500)).toMatchObject([{ destination: 'email', body: { text: expect.stringContaining('CNY 143.99') } }]);
    expect(told(500, { email: 'mei@shop.example' })).toMatchObject([
      { body: { text: expect.stringMatching(/\$20\.00 less and stands at \$5\.00\.$/) } },
    ]);
  });

  it('and that the wallet is below zero, where it is', () => {
    expect(told(-1_000)).toMatchObject([{ body: { text: expect.stringContaining('余额已为负') } }]);
    expect(told(0)).not.toMatchObject([{ body: { text: expect.stringContaining('余额已为负') } }]);
  });

  it('but nobody who is erased, or has no address', () => {
    expect([...told(0, { email: '' }), ...told(0, { email: '␡' })]).toEqual([]);
  });
});

describe('Rule: news that does not fit moves no money and is told to finance, once', () => {
  it.each([
    ['wrongAmount', heard({ cents: 1 }), paying],
    ['notOurs', heard({ dispute: 'notOurs' }), paying],
    ['otherTrade', heard({ tradeNo: 'T2' }), [...paying, ...paid]],
    ['refunded', heard({ refund: { id: 'RF-1', totalCents: 71_996 } }), [...paying, ...paid]],
    ['refunded', heard({ dispute: 'refunded' }), [...paying, ...paid]],
  ] as const)('%s', (reason, told, facts) => {
    const disputed = given(...facts).when(told);
    disputed.then({ id: 'RC-1', type: 'RechargeDisputed', data: { reason } });
    given(...facts, ...disputed.facts())
      .when(told)
      .thenNothingHappened();
  });

  it('and of a number that is not ours nothing is kept', () => {
    given().when(command).thenNothingHappened();
  });
});
