import type { OrderKind } from '#contracts/item/order-kinds.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { chargedServiceOf } from '#contracts/fees/charged-services.ts';
import { feeOf } from '#contracts/fees/fee-line.ts';
import { rateAt, type RateCard } from '#contracts/fees/rate-cards.ts';
import { requestQuantity } from '#contracts/fees/request-quantity.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { ReleaseReason, WalletEvent } from '#contracts/wallet/wallet-events.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Item } from '../aggregates/item/item-state.ts';
import type { Application, Order } from '../aggregates/order/order.ts';
import { loadRateCards } from '../aggregates/rate-card/agreed-rate.ts';
import { hold, holdIdOf, released } from '../aggregates/wallet/holds.ts';
import { inDollars, requireSpendable } from '../aggregates/wallet/wallet-policies.ts';
import { walletStream, type LoadedWallet, type Wallet } from '../aggregates/wallet/wallet.ts';

/** What an application costs by a rate card, and the wallet in which that is set aside. */
export interface CardFee {
  charged: NonNullable<Application['cardFee']>;
  cents: number;
  wallet: LoadedWallet;
}

interface Asked {
  kind: OrderKind;
  shopId: number;
  items: readonly Pick<Item, 'warehouseId'>[];
  now: Date;
}

/** The least that it may cost where the card counts its weight. Undefined where no card asks anything, and for the operator's own goods. */
export const loadCardFee = async (load: Load, asked: Asked): Promise<CardFee | undefined> => {
  const { kind, shopId, items } = asked;
  const service = chargedServiceOf[kind];
  if (!service || shopId === selfOperatedShop) return undefined;
  const fee = cardFee(await loadRateCards(load, { shopId, warehouseId: items[0]?.warehouseId }, service), asked);
  return fee && { ...fee, wallet: await load.one(walletStream, shopId) };
};

const cardFee = (cards: readonly RateCard[], { kind, shopId, items, now }: Asked): Omit<CardFee, 'wallet'> | undefined => {
  const asked = { shopId, warehouseId: items[0]?.warehouseId, subject: { service: chargedServiceOf[kind]! } };
  const rate = rateAt(cards, asked, dayIn(now, BOOK_TIME_ZONE));
  if (!rate) return undefined;
  const { cardId, version, line } = rate;
  const quantity = requestQuantity(line, items.length);
  if (quantity === undefined) return undefined;
  const cents = feeOf(line, quantity);
  return cents === 0 ? undefined : { charged: { cardId, version, line, quantity }, cents };
};

/** The seller agrees to the fee that they saw, and has what is to be set aside. Whoever does not say what they saw agrees to the card in force. */
export const requireFeeAgreed = (fee: CardFee | undefined, seenCents: number | undefined): Rejection | undefined =>
  requireFeesAgreed([fee], seenCents);

/** The same of several requests at once, which one wallet pays together. */
export const requireFeesAgreed = (fees: readonly (CardFee | undefined)[], seenCents: number | undefined): Rejection | undefined => {
  const asked = fees.filter((fee) => fee !== undefined);
  const cents = asked.reduce((sum, fee) => sum + fee.cents, 0);
  if (seenCents !== undefined && seenCents !== cents)
    return reject('CardFeeMoved', { field: 'feeCents', params: { fee: inDollars(cents), feeCents: cents } });
  return asked[0] && requireSpendable(asked[0].wallet, cents, 'feeCents');
};

const referenceOf = (oddNo: string) => ({ kind: 'order', id: oddNo }) as const;
export const holdOfOrder = ({ oddNo }: Pick<Order, 'oddNo'>): string => holdIdOf(referenceOf(oddNo));

/** From the application on, so that an approval days later does not find the wallet empty. */
export const holdForOrder = (fee: CardFee | undefined, { oddNo, shopId }: Pick<Order, 'oddNo' | 'shopId'>): StreamChange[] =>
  fee ? [change(fee.wallet, hold({ shopId, cents: fee.cents, purpose: 'request', reference: referenceOf(oddNo) }))] : [];

/** What is set aside for an order is free again: it is not done, or something else is paid for it. */
export const releasedOf = (order: Order, wallet: Wallet, reason: ReleaseReason): WalletEvent[] =>
  released(wallet, order.shopId, holdOfOrder(order), reason);

export const releaseForOrder = (order: Order, wallet: LoadedWallet | undefined, reason: ReleaseReason): StreamChange[] =>
  wallet ? [change(wallet, ...releasedOf(order, wallet, reason))] : [];

/** The wallet without what is set aside for the order. */
export const withoutHoldOf = (order: Order, wallet: Wallet): Wallet => ({
  ...wallet,
  heldCents: wallet.heldCents - (wallet.holds[holdOfOrder(order)] ?? 0),
});
