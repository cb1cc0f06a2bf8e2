import { marginOf, type BasisOf } from '#contracts/ledger/basis.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Accepted, StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { recharge as rechargePosting } from '../../aggregates/wallet/postings/bank-postings.ts';
import { journal, type JournalEvent } from '../../aggregates/wallet/postings/journal.ts';
import { moneyEvents, type Crediting, type Received } from './credit-recharge.ts';

/** What the gateway owes until it pays it out. */
const alipayClearing: AccountPart = { account: 'assets:clearing', sub: 'alipay' };
/** Yuan come in and dollars go out of it, each worth what the reference rate says. */
export const exchange: AccountPart = { account: 'equity:fx', sub: 'CNY-USD' };
const margins: AccountPart = { account: 'income:fx' };
const losses: AccountPart = { account: 'expenses:fx' };

/** The operator's postings of an exchange, beside that of the wallet. */
export const exchangeId = (rechargeNo: string): string => `exchange-${rechargeNo}`;
export const marginId = (rechargeNo: string): string => `margin-${rechargeNo}`;

interface Trade {
  tradeNo: string;
  fen: number;
  creditedCents: number;
  rate: string;
  /** Dollars that a yuan is worth by the books. */
  referenceRate: string;
  /** Where it is not the one that was promised. */
  isOtherRate: boolean;
  paidAt?: string | undefined;
}

/** Where the operator posts, beside the wallet. */
export interface ExchangeEntries {
  exchange: NewStream<JournalEvent>;
  margin: NewStream<JournalEvent>;
}

/** Credits dollars for yuan: two balanced movements that meet in the exchange account, and what the rate leaves to the operator. */
export const creditFromAlipay = (
  { recharge, wallet, entries }: Crediting & { entries: ExchangeEntries },
  { tradeNo, fen, creditedCents, rate, referenceRate, isOtherRate, paidAt }: Trade,
  now: Date,
): Accepted => {
  const { rechargeNo, shopId } = recharge;
  const paid = { currency: 'CNY', cents: fen } as const;
  const about = { reference: { kind: 'recharge', id: rechargeNo }, groupId: rechargeNo, now, shopId } as const;
  const basis: BasisOf<'provider'> = { kind: 'provider', provider: 'alipay', tradeNo, paid, rate, cents: creditedCents };
  const kept: BasisOf<'margin'> = { kind: 'margin', provider: 'alipay', tradeNo, paid, rate, reference: referenceRate, creditedCents };
  const posted = rechargePosting({ shopId, id: rechargeNo, basis, now, remark: tradeNo, groupId: rechargeNo }, exchange);
  const { postingId } = posted.data;
  const keptCents = marginOf(kept);
  const received: Received = {
    creditedCents,
    paid,
    tradeNo,
    ...(isOtherRate && { rate }),
    ...(paidAt && { paidAt }),
    ...(keptCents !== 0 && { margin: { rate: referenceRate, cents: keptCents } }),
  };
  return {
    changes: [
      change(recharge, ...moneyEvents(received, postingId)),
      change(wallet, posted),
      journal(entries.exchange, { ...about, currency: 'CNY', from: exchange, to: alipayClearing, basis: { ...basis, cents: fen } }),
      ...marginPosted(entries.margin, kept, about),
    ],
    claims: [{ kind: 'alipay-trade', key: tradeNo, owner: postingId, otherwise: reject('TradeTaken', { params: { ref: tradeNo } }) }],
  };
};

type About = Pick<Parameters<typeof journal>[1], 'reference' | 'groupId' | 'now' | 'shopId'>;

/** Income where the yuan are worth more than was credited for them, a loss where they are worth less. */
const marginPosted = (entry: NewStream<JournalEvent>, basis: BasisOf<'margin'>, about: About): StreamChange[] => {
  const cents = marginOf(basis);
  if (cents === 0) return [];
  const [from, to] = cents > 0 ? [margins, exchange] : [exchange, losses];
  return [journal(entry, { ...about, from, to, basis })];
};
