import { describe, expect, it } from 'vitest';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import type { TopUpNews } from '../../aggregates/payments/provider.ts';
import { rechargeStream } from '../../aggregates/recharge/recharge.ts';
import { journalStream } from '../../aggregates/wallet/postings/journal.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { takeTopUp, type TakeTopUp } from './take-top-up.ts';

const { given } = specification(takeTopUp, ({ one, create }, { news: { no } }: TakeTopUp) => ({
  recharge: one(rechargeStream, no),
  wallet: one(walletStream, 7),
  entry: create(journalStream, `exchange-${no}`),
}));

const happened = (event: RechargeEvent) => fact(rechargeStream, 'RC-1', event);
const submitted = happened({
  type: 'RechargeSubmitted',
  data: {
    rechargeNo: 'RC-1',
    shopId: 7,
    method: 'alipay',
    amountCents: 10_000,
    payment: { currency: 'CNY', cents: 72_000 },
    quote: { rate: '0.1389', until: '2026-11-24T12:15:00.000Z' },
    applicantId: 'kicks',
    expiresAt: '2026-12-24T12:00:00.000Z',
  },
});
const paying = [submitted, happened({ type: 'RechargePaymentStarted', data: {} })];
const news: TopUpNews = { kind: 'topUp', no: 'RC-1', tradeNo: 'T1', state: 'paid', cents: 72_000, paidAt: '2026-11-24T12:05:00.000Z' };
const command: TakeTopUp = { news, rateNow: '0.1400', now: new Date('2026-11-24T12:05:01Z') };
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
        { ...received, data: { creditedCents: 10_000, paid: { currency: 'CNY', cents: 72_000 }, tradeNo: 'T1' } },
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
              { account: 'assets:clearing', sub: 'alipay', side: 'D', cents: 72_000 },
              { account: 'equity:fx', sub: 'CNY-USD', side: 'C', cents: 72_000 },
            ],
          },
        },
      );
    expect(made.claims).toMatchObject([{ kind: 'alipay-trade', key: 'T1', owner: 'recharge-RC-1' }]);
  });

  it('at the rate of the moment where it was paid after the quote had ended', () => {
    given(...paying)
      .when(heard({ paidAt: '2026-11-24T12:15:00.001Z' }))
      .then({ ...received, data: { creditedCents: 10_080, rate: '0.1400' } }, completed, { id: '7', type: 'WalletPosted' }, exchange);
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

describe('Rule: news that does not fit moves no money and is told to finance, once', () => {
  it.each([
    ['wrongAmount', heard({ cents: 1 }), paying],
    ['notOurs', heard({ dispute: 'notOurs' }), paying],
    ['otherTrade', heard({ tradeNo: 'T2' }), [...paying, ...paid]],
    ['refunded', heard({ state: 'refunded' }), [...paying, ...paid]],
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
