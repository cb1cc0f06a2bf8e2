import { exchanged } from '#contracts/payments/exchange.ts';
import type { DisputeReason, RechargeEvent } from '#contracts/payments/recharge-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accountStream } from '../../aggregates/account/account.ts';
import { rechargeMachine } from '../../aggregates/recharge/recharge.machine.ts';
import { rechargeStream, type LoadedRecharge, type Recharge } from '../../aggregates/recharge/recharge.ts';
import type { TopUpNews } from '../../aggregates/payments/provider.ts';
import { journalStream } from '../../aggregates/wallet/postings/journal.ts';
import { reversalIdOf } from '../../aggregates/wallet/postings/reversal.ts';
import { walletStream, type LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import type { Verdict } from '../inbox/provider-inbox.ts';
import { creditFromAlipay, exchangeId, marginId, type ExchangeEntries } from '../recharge/credit-from-alipay.ts';
import { refundRecharge, type ExchangePosted } from '../recharge/refund-recharge.ts';
import { refundMessage } from './refund-message.ts';

export interface TakeTopUp {
  news: TopUpNews;
  /** Dollars for a yuan, for what was paid after its quote had ended. */
  rateNow: string;
  /** What a yuan is worth by the books. */
  referenceRate: string;
  now: Date;
}

interface States {
  recharge: LoadedRecharge;
  wallet: LoadedWallet;
  /** Of the credit, and what is posted now. */
  posted: ExchangePosted;
  entries: ExchangeEntries;
}

/**
 * What the gateway tells of a payment. The same news again moves nothing; news that does not fit is kept for finance and moves nothing either. What was paid and has
 * gone back is credited first: the same news takes it back when it is taken once more.
 */
export const takeTopUp = ({ news, rateNow, referenceRate, now }: TakeTopUp, { recharge, ...into }: States): Accepted => {
  if (recharge.status === undefined || recharge.method !== 'alipay') return noChange;
  const reason = news.dispute ?? disputeOf(news, recharge);
  if (reason) return disputed(recharge, reason, news);
  if (news.state === 'closed')
    return rechargeMachine.mayOccur(recharge.status, 'RechargePaymentClosed')
      ? accept(change(recharge, { type: 'RechargePaymentClosed', data: {} }))
      : noChange;
  if (news.state !== 'paid') return noChange;
  if (recharge.received) return news.refund ? refundRecharge({ refund: news.refund, now }, { recharge, ...into }) : noChange;
  return creditFromAlipay({ recharge, ...into }, { ...news, fen: news.cents, referenceRate, ...dollarsOf(news, recharge, { rateNow, now }) }, now);
};

const disputeOf = ({ state, cents, tradeNo, refund }: TopUpNews, { received, payment }: Recharge): DisputeReason | undefined => {
  if (state !== 'paid') return undefined;
  if (received && received.tradeNo !== tradeNo) return 'otherTrade';
  if (cents !== payment.cents) return 'wrongAmount';
  return refund && refund.totalCents > payment.cents ? 'refunded' : undefined;
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
    const decision = takeTopUp(command, { recharge, wallet, ...(await loadExchange(load, recharge)) });
    const answer = recharge.status === undefined ? 'ignored' : verdictOf(decision);
    return { decision, answer, messages: await messagesAbout(load, recharge, wallet, decision) };
  };

const loadExchange = async (load: Load, { rechargeNo, received, refunds }: LoadedRecharge): Promise<Pick<States, 'posted' | 'entries'>> => {
  const [exchange, margin] = [exchangeId(rechargeNo), marginId(rechargeNo)];
  if (!received) return { posted: {}, entries: { exchange: load.create(journalStream, exchange), margin: load.create(journalStream, margin) } };
  const postedAs = async (id: string) => (await load.one(journalStream, id)).posted;
  const backOf = (id: string) => load.create(journalStream, reversalIdOf(id, refunds.length + 1));
  return {
    posted: { exchange: await postedAs(exchange), margin: await postedAs(margin) },
    entries: { exchange: backOf(exchange), margin: backOf(margin) },
  };
};

const messagesAbout = async (load: Load, { rechargeNo, applicantId }: LoadedRecharge, wallet: LoadedWallet, decision: Accepted) => {
  const refunded = decision.changes.flatMap(({ events }) => events as RechargeEvent[]).find(({ type }) => type === 'RechargeRefunded');
  if (refunded?.type !== 'RechargeRefunded') return [];
  const { postedCents: balanceCents } = stateAfter(walletStream, wallet, decision);
  return refundMessage(await load.one(accountStream, applicantId), { rechargeNo, refunded: refunded.data, balanceCents });
};

const verdictOf = ({ changes }: Accepted): Verdict => {
  const types = changes.flatMap(({ events }) => events.map(({ type }) => type));
  if (types.length === 0) return 'repeated';
  return types.includes('RechargeDisputed') ? 'disputed' : 'taken';
};
