import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';
import { journal, type JournalEvent } from '../wallet/postings/journal.ts';
import { reversalOf } from '../wallet/postings/reversal.ts';
import { bookDate } from '../wallet/postings/wallet-posting.ts';
import { splitEvenly } from '../wallet/split-evenly.ts';
import { orderKinds } from './order-kinds.ts';
import type { Order } from './order-state.ts';

/**
 * What a seller pays with the confirmation, or with an approval without a quotation: what was quoted, or else what they were told at the application that the rate
 * card asks. Nothing where it is neither, and for the operator's own goods.
 * `fromHold`: what was set aside for it pays.
 */
export const feeOfOrder = (order: Order, now: Date, fromHold?: string): WalletPosted | undefined => {
  const { kind, oddNo, shopId, targetShopId } = order;
  const { feePosting } = orderKinds[kind];
  const basis = basisOf(order);
  if (!feePosting || !basis || shopId === selfOperatedShop) return undefined;
  const parties = targetShopId === undefined ? {} : { parties: { fromShopId: shopId, toShopId: targetShopId } };
  return feePosting({ shopId, id: oddNo, basis, now, ...parties, ...(fromHold !== undefined && { fromHold }) });
};

const basisOf = ({ oddNo, feeCents, cardFee }: Order): Basis | undefined => {
  if (feeCents > 0) return { kind: 'quote', oddNo, feeCents };
  return cardFee && { kind: 'card', ...cardFee };
};

/** What of the paid fee falls to the named items: the fee is split evenly over all that the order is for. */
const sharesOf = ({ oneIds, paidCents }: Order, named: readonly string[]): { oneId: string; cents: number }[] => {
  const shares = splitEvenly(paidCents, oneIds.length);
  return oneIds.map((oneId, index) => ({ oneId, cents: shares[index]! })).filter(({ oneId, cents }) => cents > 0 && named.includes(oneId));
};

interface Earned {
  entry: NewStream<JournalEvent>;
  /** Those that leave. */
  oneIds: readonly string[];
  now: Date;
}

/** Event 11: the share of the fee that falls to the items that leave is earned with them. */
export const earnFee = (order: Order, { entry, oneIds, now }: Earned): StreamChange[] => {
  const taken = order.paidCents > 0 ? feeOfOrder(order, now)?.data : undefined;
  const deferred = taken?.entries.find(({ account }) => account === 'liabilities:deferred');
  const items = sharesOf(order, oneIds);
  if (!taken || !deferred || items.length === 0) return [];
  const { account, sub } = deferred;
  const basis = { kind: 'share', of: taken.postingId, items } as const;
  // What is no longer owed is debited, the income credited.
  return [
    journal(entry, { to: { account, sub }, from: { account: 'income:fee', sub }, reference: taken.reference, basis, now, shopId: order.shopId }),
  ];
};

/** What was paid for items that do not leave goes back. Its date is that of the day: until then the fee was owed. */
export const returnFee = (order: Order, { oneIds, reason, now }: { oneIds: readonly string[]; reason: string; now: Date }): WalletPosted[] => {
  const taken = order.paidCents > 0 ? feeOfOrder(order, now) : undefined;
  const cents = sharesOf(order, oneIds).reduce((sum, share) => sum + share.cents, 0);
  return taken && cents > 0 ? [reversalOf(taken, { reason, effectiveDate: bookDate(now), cents })] : [];
};
