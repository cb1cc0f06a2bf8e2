import { reversalReasons, type RechargeEvent } from '#contracts/payments/recharge-events.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import { accept, noChange, type Accepted, type StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { TopUpNews } from '../../aggregates/payments/provider.ts';
import type { LoadedRecharge, Recharge } from '../../aggregates/recharge/recharge.ts';
import { recharge as rechargePosting } from '../../aggregates/wallet/postings/bank-postings.ts';
import type { JournalEvent } from '../../aggregates/wallet/postings/journal.ts';
import { journalReversalOf, reversalOf } from '../../aggregates/wallet/postings/reversal.ts';
import { bookDate } from '../../aggregates/wallet/postings/wallet-posting.ts';
import type { LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import { exchange, type ExchangeEntries } from './credit-from-alipay.ts';

/** What the operator posted beside the wallet when it was credited. */
export interface ExchangePosted {
  exchange?: JournalEvent['data'] | undefined;
  margin?: JournalEvent['data'] | undefined;
}

interface States {
  recharge: LoadedRecharge;
  wallet: LoadedWallet;
  posted: ExchangePosted;
  /** Where it takes back its part of each. */
  entries: ExchangeEntries;
}

/** What of a payment has gone back so far, in its currency. */
const refundedBefore = ({ refunds }: Pick<Recharge, 'refunds'>): number => refunds.at(-1)?.totalCents ?? 0;

/**
 * Takes back what the provider has given to the buyer, of the wallet as of the exchange: in the same share, and no cent over when all of it has gone. The provider
 * says how much has gone in all, so news that comes late or twice adds nothing. The wallet may go below zero by it.
 */
export const refundRecharge = (
  { refund, now }: { refund: NonNullable<TopUpNews['refund']>; now: Date },
  { recharge, wallet, posted, entries }: States,
): Accepted => {
  const { received, refunds } = recharge;
  const before = refundedBefore(recharge);
  const isKnown = refunds.some(({ refundId }) => refundId === refund.id);
  if (!received || isKnown || refund.totalCents <= before) return noChange;

  const { paid, creditedCents } = received;
  const shareOf = (cents: number): number => Math.floor((cents * refund.totalCents) / paid.cents) - Math.floor((cents * before) / paid.cents);
  const said = { reason: reversalReasons.refunded.en, effectiveDate: bookDate(now), ordinal: refunds.length + 1 };
  const cents = shareOf(creditedCents);
  const taken = cents > 0 ? reversalOf(creditOf(recharge, received, now), { ...said, cents }) : undefined;
  const paidBackCents = refund.totalCents - before;
  const postingId = taken?.data.postingId;

  const refunded: RechargeEvent = {
    type: 'RechargeRefunded',
    data: { refundId: refund.id, paidBackCents, totalCents: refund.totalCents, cents, ...(postingId !== undefined && { postingId }) },
  };
  const isWhole = refund.totalCents === paid.cents;
  const reversed: RechargeEvent = { type: 'RechargeReversed', data: { reason: said.reason, postingId: postingId ?? entries.exchange.id } };
  return accept(
    change(recharge, refunded, ...(isWhole ? [reversed] : [])),
    ...(taken ? [change(wallet, taken)] : []),
    ...partBack(posted.exchange, entries.exchange, { ...said, cents: paidBackCents }),
    ...partBack(posted.margin, entries.margin, { ...said, cents: shareOf(Math.abs(received.margin?.cents ?? 0)) }),
  );
};

/** As it was posted to the wallet. */
const creditOf = ({ rechargeNo: id, shopId, quote }: Recharge, received: NonNullable<Recharge['received']>, now: Date) => {
  const { tradeNo = '', paid, creditedCents: cents, rate = quote?.rate } = received;
  const basis: BasisOf<'provider'> = { kind: 'provider', provider: 'alipay', tradeNo, paid, ...(rate !== undefined && { rate }), cents };
  return rechargePosting({ shopId, id, basis, now, remark: tradeNo, groupId: id }, exchange);
};

const partBack = (
  posted: JournalEvent['data'] | undefined,
  entry: NewStream<JournalEvent>,
  said: Parameters<typeof journalReversalOf>[1] & { cents: number },
): StreamChange[] => (posted && said.cents > 0 ? [change(entry, journalReversalOf(posted, said))] : []);
