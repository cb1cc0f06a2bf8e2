import { z } from 'zod';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { Undeliverable, type Destination } from '#kernel/outbox/destination.ts';
import { bankAccountStream, type BankAccount } from '../../aggregates/bank-account/bank-account.ts';
import type { BankProvider, PayoutOrder } from '../../aggregates/payments/provider.ts';
import { withdrawalStream, type Withdrawal } from '../../aggregates/withdrawal/withdrawal.ts';
import { payoutDestinationName } from './follow-payouts.ts';
import { takePayoutNews, type HeardOfPayout } from './payout-news.ts';

interface Parts {
  bank: Pick<BankProvider, 'payOut' | 'askPayout'>;
  log: EventLog;
  commands: Commands;
  clock: Clock;
}

const bodySchema = z.object({ withdrawalNo: z.string() });

/**
 * Has the bank pay, and asks it what became of a payment. It is always asked before it is told: what was told before a crash is not told again. Whether it took an
 * order that it did not answer is unknown, and shown as such, until it can be asked.
 */
export const payoutDestination = ({ bank, log, commands, clock }: Parts): Destination => {
  const actor = { accountId: 'payouts', name: 'Bank', terminal: 'system' } as const;
  const take = async (heard: HeardOfPayout, cause: string): Promise<void> => {
    const result = await commands.run({ actor, correlationId: cause, causationId: cause }, takePayoutNews(heard, clock.now()));
    if (result.kind === 'rejected') throw new Error(`What the bank said was refused: ${result.rejection.rejected}.`);
  };

  const order = async (withdrawal: Withdrawal, cause: string): Promise<void> => {
    const { withdrawalNo: no } = withdrawal;
    const answer = await bank.payOut(orderOf(withdrawal, await stateOf(log, bankAccountStream, withdrawal.bankAccountId)));
    if (answer.kind === 'accepted') await take({ no, state: 'accepted', reason: undefined }, cause);
    if (answer.kind === 'refused') await take({ no, state: 'failed', reason: answer.reason }, cause);
    if (answer.kind === 'accepted' || answer.kind === 'refused') return;
    await take({ no, state: 'unknown', reason: undefined }, cause);
    throw new Error('The bank did not say whether it took the order.');
  };

  return {
    name: payoutDestinationName,
    async deliver({ messageId, body }) {
      const withdrawal = await stateOf(log, withdrawalStream, bodySchema.parse(body).withdrawalNo);
      if (!['paying', 'successfulPayment', 'completed'].includes(withdrawal.status ?? '')) return;
      const news = await bank.askPayout(withdrawal.withdrawalNo);
      if (news) await take(news, messageId);
      else if (withdrawal.status === 'paying') await order(withdrawal, messageId);
    },
    // The bank is asked and told, ten seconds each; the database has the rest.
    timeoutMs: 30_000,
  };
};

const orderOf = ({ withdrawalNo, paidCents }: Withdrawal, account: BankAccount | undefined): PayoutOrder => {
  if (!account || account.accountNumber === erased) throw new Undeliverable('The account was erased.');
  const { holder, accountNumber, routingNumber, country } = account;
  const bankCode = country === 'US' || country === 'CN' ? { routingNumber } : { bic: routingNumber };
  return { no: withdrawalNo, cents: paidCents, account: { holder, number: accountNumber, country, ...bankCode }, text: withdrawalNo };
};
