import { describe, expect, it } from 'vitest';
import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { commands } from '#kernel/commands/commands.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { newIds } from '#kernel/ids.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { memoryLog } from '#demo/engine/memory-log.ts';
import { asHappened, fact } from '#tests/support/facts.ts';
import { aRecharge } from '#tests/support/postings.ts';
import type { BankProvider, PayoutNews } from '../../aggregates/payments/provider.ts';
import { bankAccountStream } from '../../aggregates/bank-account/bank-account.ts';
import { cashWithdrawal } from '../../aggregates/wallet/postings/bank-postings.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { withdrawalStream } from '../../aggregates/withdrawal/withdrawal.ts';
import { followPayouts } from './follow-payouts.ts';
import { payoutDestination } from './payout-destination.ts';
import { takePayoutNews } from './payout-news.ts';

const now = new Date('2026-11-20T14:00:00.000Z');
const clock = { now: () => now };
const [shopId, no, cents] = [7, 'WD-1001', 60_000];
const basis = { kind: 'withdrawal', withdrawalNo: no, lastFour: '6789', cents } as const;
const context = { actor: { accountId: 'A', name: 'A', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };

const past = [
  fact(bankAccountStream, 'B1', {
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
      usableFrom: now.toISOString(),
    },
  }),
  fact(walletStream, shopId, aRecharge({ shopId, id: 'RC-1', cents: 100_000 }), cashWithdrawal({ shopId, id: no, basis, now })),
  fact(
    withdrawalStream,
    no,
    { type: 'WithdrawalSubmitted', data: { withdrawalNo: no, shopId, amountCents: cents, bankAccountId: 'B1', lastFour: '6789', applicantId: 'S' } },
    { type: 'WithdrawalApproved', data: { reviewerId: 'A' } },
    { type: 'WithdrawalPaying', data: { paidCents: cents, payerId: 'A', postingId: `cashWithdrawal-${no}` } },
  ),
];

/** A bank that keeps what it was told, and answers as it is told to. */
const aBank = (...answers: Awaited<ReturnType<BankProvider['payOut']>>[]) => {
  const orders: string[] = [];
  const known = new Map<string, PayoutNews>();
  const bank: Pick<BankProvider, 'payOut' | 'askPayout'> = {
    payOut: async (order) => {
      orders.push(`${order.no} ${order.cents} ${order.account.number}`);
      const answer = answers.shift() ?? { kind: 'accepted' };
      if (answer.kind !== 'refused')
        known.set(order.no, { kind: 'payout', no: order.no, state: 'accepted', cents: order.cents, reason: undefined, lineRef: undefined });
      return answer;
    },
    askPayout: async (asked) => known.get(asked),
  };
  return { bank, orders, says: (state: PayoutNews['state']) => known.set(no, { ...known.get(no)!, state }) };
};

const opened = async (bank: Pick<BankProvider, 'payOut' | 'askPayout'>) => {
  const log = memoryLog();
  const run = commands(log, clock, newIds);
  await run.run(context, async (load) => ({ decision: await asHappened(load, ...past), answer: null }));
  const destination = payoutDestination({ bank, log, commands: run, clock });
  return {
    turn: () => destination.deliver({ messageId: 'm', kind: 'payout', body: { withdrawalNo: no } }, new AbortController().signal),
    take: (state: PayoutNews['state'], of = cents) => run.run(context, takePayoutNews({ no, state, cents: of, reason: 'account closed' }, now)),
    withdrawal: () => stateOf(log, withdrawalStream, no),
    postedCents: async () => (await stateOf(log, walletStream, shopId)).postedCents,
  };
};

describe('Rule: the bank is told of a payment once', () => {
  it('under our number, with the whole number of the account', async () => {
    const { bank, orders } = aBank();
    const { turn, withdrawal } = await opened(bank);
    await turn();
    expect(orders).toEqual([`${no} 60000 000123456789`]);
    expect(await withdrawal()).toMatchObject({ status: 'paying', payout: 'accepted' });
    await turn();
    expect(orders).toHaveLength(1);
  });

  it('also where it was told and nobody lived to write down its answer', async () => {
    const { bank, orders, says } = aBank();
    const first = await opened(bank);
    await first.turn();
    const restarted = await opened(bank);
    says('settled');
    await restarted.turn();
    expect(orders).toHaveLength(1);
    expect(await restarted.withdrawal()).toMatchObject({ status: 'successfulPayment' });
  });

  it('and asked where it did not answer, which is shown', async () => {
    const { bank, orders } = aBank({ kind: 'unknown' });
    const { turn, withdrawal } = await opened(bank);
    await expect(turn()).rejects.toThrow('did not say');
    expect(await withdrawal()).toMatchObject({ status: 'paying', payout: 'unknown' });
    await turn();
    expect(await withdrawal()).toMatchObject({ status: 'paying', payout: 'accepted' });
    expect(orders).toHaveLength(1);
  });
});

describe('Rule: what did not arrive is in the wallet again, once', () => {
  it('refused at once', async () => {
    const { bank } = aBank({ kind: 'refused', reason: 'account_closed' });
    const { turn, withdrawal, postedCents } = await opened(bank);
    await turn();
    expect(await withdrawal()).toMatchObject({ status: 'returned' });
    expect(await postedCents()).toBe(100_000);
    await turn();
    expect(await postedCents()).toBe(100_000);
  });

  it('sent back after it was sent, told twice and out of order', async () => {
    const { take, withdrawal, postedCents } = await opened(aBank().bank);
    for (const state of ['returned', 'settled', 'returned', 'accepted'] as const) await take(state);
    expect(await withdrawal()).toMatchObject({ status: 'returned' });
    expect(await postedCents()).toBe(100_000);
  });

  it('not by news of another amount', async () => {
    const { take, withdrawal } = await opened(aBank().bank);
    await take('returned', 59_999);
    expect(await withdrawal()).toMatchObject({ status: 'paying' });
  });
});

describe('Rule: a payment is followed until it stands on a statement', () => {
  const event = (type: WithdrawalEvent['type']): RecordedEvent =>
    ({
      type,
      streamId: `withdrawal-${no}`,
      eventId: type,
      data: {},
      recordedAt: now.toISOString(),
      metadata: { tags: {} },
    }) as unknown as RecordedEvent;

  it('ordered at once, asked for after a minute, then ever more rarely', () => {
    const ordered = { kind: 'send', message: { destination: 'payouts', kind: 'payout', body: { withdrawalNo: no } } };
    expect(reactionsTo(followPayouts, [event('WithdrawalPaying')])).toEqual([ordered, { kind: 'schedule', key: no, at: '2026-11-20T14:01:00.000Z' }]);
    const due = (at: string) => followPayouts.due(no, { payingSince: now.toISOString() }, new Date(at))[1];
    expect(due('2026-11-20T14:01:00.000Z')).toEqual({ kind: 'schedule', key: no, at: '2026-11-20T14:02:00.000Z' });
    expect(due('2026-11-20T15:00:00.000Z')).toEqual({ kind: 'schedule', key: no, at: '2026-11-20T15:30:00.000Z' });
    expect(due('2026-11-22T14:00:00.000Z')).toEqual({ kind: 'schedule', key: no, at: '2026-11-22T15:00:00.000Z' });
  });

  it('no longer', () => {
    for (const type of ['WithdrawalCompleted', 'WithdrawalReturned'] as const)
      expect(reactionsTo(followPayouts, [event(type)])).toEqual([{ kind: 'cancel', key: no }]);
  });
});
