import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import type { CommandOutcome, Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { PayoutNews } from '../../aggregates/payments/provider.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import { withdrawalMachine } from '../../aggregates/withdrawal/withdrawal.machine.ts';
import { returned } from '../../aggregates/withdrawal/withdrawal-outcome.ts';
import { withdrawalStream } from '../../aggregates/withdrawal/withdrawal.ts';
import type { Unpaid } from '../apply-withdrawal.ts';

/** What is known of an order to pay: what the bank says, or that it could not be heard. */
export type HeardOfPayout = Pick<PayoutNews, 'no' | 'reason'> & {
  state: PayoutNews['state'] | 'unknown';
  /** What the bank says it is of; absent where it said nothing. */
  cents?: number;
};

/** The same news again, news that comes late, and news of another amount move nothing. */
export const takePayout = ({ state, reason, cents, now }: HeardOfPayout & { now: Date }, { withdrawal, wallet }: Unpaid): Accepted => {
  const { status, payout, paidCents } = withdrawal;
  const mayFollow = (event: WithdrawalEvent['type']): boolean => withdrawalMachine.mayOccur(status, event);
  if (cents !== undefined && cents !== paidCents) return noChange;
  switch (state) {
    case 'accepted':
      return mayFollow('WithdrawalPayoutAccepted') && payout !== 'accepted'
        ? accept(change(withdrawal, { type: 'WithdrawalPayoutAccepted', data: {} }))
        : noChange;
    case 'unknown':
      return mayFollow('WithdrawalPayoutUnknown') && payout === undefined
        ? accept(change(withdrawal, { type: 'WithdrawalPayoutUnknown', data: {} }))
        : noChange;
    case 'settled':
      return mayFollow('WithdrawalPaid') ? accept(change(withdrawal, { type: 'WithdrawalPaid', data: {} })) : noChange;
    case 'failed':
    case 'returned':
      return mayFollow('WithdrawalReturned') ? accept(...returned({ withdrawal, wallet }, { reason: reason ?? '', now })) : noChange;
  }
};

/** The command that follows from news, however it came. */
export const takePayoutNews =
  (news: HeardOfPayout, now: Date): Handle<'taken' | 'repeated'> =>
  async (load): Promise<CommandOutcome<'taken' | 'repeated'>> => {
    const withdrawal = await load.one(withdrawalStream, news.no);
    const wallet = await load.one(walletStream, withdrawal.shopId);
    const decision = takePayout({ ...news, now }, { withdrawal, wallet });
    return { decision, answer: decision === noChange ? 'repeated' : 'taken' };
  };
