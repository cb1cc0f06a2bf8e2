import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { confirmRequestEndpoint, payRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accept, type Decision, noChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { feeOfOrder } from '#services/aggregates/order/order-fee.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOwnOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { paymentForGoods } from '#services/aggregates/order/order-purchase.ts';
import type { LoadedOrder, Order } from '#services/aggregates/order/order.ts';
import { inDollars, requireSpendable } from '#services/aggregates/wallet/wallet-policies.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { approvalEffects } from '../approval-effects.ts';
import { releasedOf, withoutHoldOf } from '../card-fee.ts';
import { type OrderAndItems, requireStillReserved, withItems } from '../order-items.ts';

interface Confirmation {
  now: Date;
  /** What the seller was shown; undefined where the call does not say. */
  seen?: { feeCents: number; priceCents: number } | undefined;
}

interface States extends OrderAndItems {
  /** That of the seller: it pays the fee, or is paid for what is sold. */
  wallet: LoadedWallet;
}

/** The seller accepts what was quoted, which completes the approval: the items are looked at again. The fee is taken in the place of what was set aside for another, and what is sold is paid for, in the same moment. */
export const confirmRequest = ({ now, seen }: Confirmation, { order, items, givenAway, wallet }: States): Decision => {
  const fee = feeOfOrder(order, now);
  const paidCents = fee ? order.feeCents : 0;
  const refusal =
    requireOrderAllows(order, 'OrderConfirmed') ??
    requireUnchangedQuote(order, seen) ??
    requireStillReserved({ order, items }, 'RequestConfirmed') ??
    requireSpendable(withoutHoldOf(order, wallet), paidCents, 'feeCents');
  if (refusal) return refusal;

  return accept(
    change(order, { type: 'OrderConfirmed', data: fee ? { paidCents } : {} }),
    ...approvalEffects({ order, items, givenAway }, 'RequestConfirmed', now),
    change(wallet, ...releasedOf(order, wallet, 'cancelled'), ...(fee ? [fee] : payout(order, now))),
  );
};

/** Nobody agrees to what they have not seen. Whoever does not say what they saw agrees to what was quoted once, and to nothing that was quoted again. */
const requireUnchangedQuote = (order: Order, seen: Confirmation['seen']): Rejection | undefined => {
  const { oddNo, kind, feeCents, quotes } = order;
  const priceCents = priceOf(order);
  if (seen ? seen.feeCents === feeCents && seen.priceCents === priceCents : quotes <= 1) return undefined;
  return orderKinds[kind].isPaidOut
    ? reject('OfferMoved', { field: 'priceCents', params: { oddNo, price: inDollars(priceCents), priceCents } })
    : reject('FeeMoved', { field: 'feeCents', params: { oddNo, fee: inDollars(feeCents), feeCents } });
};

const priceOf = ({ perItem }: Order): number => perItem.reduce((sum, { priceCents }) => sum + priceCents, 0);

const payout = (order: Order, now: Date): WalletPosted[] =>
  orderKinds[order.kind].isPaidOut
    ? paymentForGoods(
        order,
        order.perItem.map(({ oneId, priceCents }) => ({ oneId, cents: priceCents })),
        now,
      )
    : [];

const confirmed = async (load: Load, order: LoadedOrder, confirmation: Confirmation): Promise<Decision> => {
  const [states, wallet] = await Promise.all([withItems(load, order), load.one(walletStream, order.shopId)]);
  return confirmRequest(confirmation, { ...states, wallet });
};

export const confirmRequestRoute = commandRoute(confirmRequestEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, await confirmed(load, order, { now, seen: body }));
});

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const payRequestRoute = commandRoute(payRequestEndpoint, async ({ query, viewer, now }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order, order.confirmed ? noChange : await confirmed(load, order, { now }));
});
