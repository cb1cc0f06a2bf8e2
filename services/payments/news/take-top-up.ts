import { exchanged } from '#contracts/payments/exchange.ts';
import type { DisputeReason } from '#contracts/payments/recharge-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { rechargeMachine } from '../../aggregates/recharge/recharge.machine.ts';
import { rechargeStream, type LoadedRecharge, type Recharge } from '../../aggregates/recharge/recharge.ts';
import type { TopUpNews } from '../../aggregates/payments/provider.ts';
import { journalStream, type JournalEvent } from '../../aggregates/wallet/postings/journal.ts';
import { walletStream, type LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import type { Verdict } from '../inbox/provider-inbox.ts';
import { creditFromAlipay, exchangeId } from '../recharge/credit-recharge.ts';

export interface TakeTopUp {
  news: TopUpNews;
  /** Dollars for a yuan, for what was paid after its quote had ended. */
  rateNow: string;
  now: Date;
}

interface States {
  recharge: LoadedRecharge;
  wallet: LoadedWallet;
  entry: NewStream<JournalEvent>;
}

/** What the gateway tells of a payment. The same news again moves nothing; news that does not fit is kept for finance and moves nothing either. */
export const takeTopUp = ({ news, rateNow, now }: TakeTopUp, { recharge, ...into }: States): Accepted => {
  if (recharge.status === undefined || recharge.method !== 'alipay') return noChange;
  const reason = news.dispute ?? disputeOf(news, recharge);
  if (reason) return disputed(recharge, reason, news);
  if (news.state === 'closed')
    return rechargeMachine.mayOccur(recharge.status, 'RechargePaymentClosed')
      ? accept(change(recharge, { type: 'RechargePaymentClosed', data: {} }))
      : noChange;
  if (news.state !== 'paid' || recharge.received) return noChange;
  return creditFromAlipay({ recharge, ...into }, { ...news, fen: news.cents, ...dollarsOf(news, recharge, { rateNow, now }) }, now);
};

const disputeOf = ({ state, cents, tradeNo }: TopUpNews, { received, payment }: Recharge): DisputeReason | undefined => {
  if (state === 'refunded') return 'refunded';
  if (state !== 'paid') return undefined;
  if (received && received.tradeNo !== tradeNo) return 'otherTrade';
  return cents === payment.cents ? undefined : 'wrongAmount';
};

/** Once for each reason and payment: a gateway repeats itself. */
const disputed = (recharge: LoadedRecharge, reason: DisputeReason, { tradeNo: ref, cents }: TopUpNews): Accepted =>
  recharge.disputed.includes(`${reason} ${ref}`) ? noChange : accept(change(recharge, { type: 'RechargeDisputed', data: { reason, ref, cents } }));

/** A rate is promised until its quote ends; what is paid later is credited at the rate of then. */
const dollarsOf = ({ cents, paidAt }: TopUpNews, { amountCents, quote }: Recharge, { rateNow, now }: Pick<TakeTopUp, 'rateNow' | 'now'>) => {
  const isPromised = quote !== undefined && (paidAt ?? now.toISOString()) <= quote.until;
  return isPromised
    ? { rate: quote.rate, creditedCents: amountCents, isOtherRate: false }
    : { rate: rateNow, creditedCents: exchanged(cents, rateNow), isOtherRate: rateNow !== quote?.rate };
};

/** Loads, decides, and says what became of the news. */
export const takeTopUpNews =
  (command: TakeTopUp): Handle<Verdict> =>
  async (load) => {
    const recharge = await load.one(rechargeStream, command.news.no);
    const wallet = await load.one(walletStream, recharge.shopId);
    const entry = load.create(journalStream, exchangeId(recharge.rechargeNo));
    const decision = takeTopUp(command, { recharge, wallet, entry });
    return { decision, answer: recharge.status === undefined ? 'ignored' : verdictOf(decision) };
  };

const verdictOf = ({ changes }: Accepted): Verdict => {
  const types = changes.flatMap(({ events }) => events.map(({ type }) => type));
  if (types.length === 0) return 'repeated';
  return types.includes('RechargeDisputed') ? 'disputed' : 'taken';
};
