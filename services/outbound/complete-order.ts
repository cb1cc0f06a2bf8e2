import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { completeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { mayActOn } from '#contracts/outbound/order-reads.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { loadOwnSettlement, loadSettlementCards, ownSettlementOf, settlementOf, type OwnSettlement } from '../aggregates/order/order-settlement.ts';
import type { Order, LoadedOrder } from '../aggregates/order/order.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';

/** Whoever completes what was consigned does not know the orders of other kinds. */
const requireAccessToKind = ({ permissions }: Pick<Viewer, 'permissions'>, { kind }: Order) =>
  mayActOn(permissions, orderActions.complete.access, kind) ? undefined : reject('NotFound', { field: 'oddNo' });

export interface CompleteOrder {
  viewer: Pick<Viewer, 'permissions'>;
  now: Date;
}

interface States {
  order: LoadedOrder;
  /** Of the seller, where something was sold for them. */
  wallet: LoadedWallet | undefined;
  /** By which the platform and the operator keep their part of it. */
  cards: readonly RateCard[];
  /** Where the operator sold what is its own. */
  own?: OwnSettlement;
}

/** What was sold for its seller is paid in the same moment; what the operator sold of its own is earned. */
export const completeOrder = ({ viewer, now }: CompleteOrder, { order, wallet, cards, own }: States): Decision =>
  requireAccessToKind(viewer, order) ??
  requireOrderAllows(order, 'OrderCompleted') ??
  accept(
    change(order, { type: 'OrderCompleted', data: {} }),
    ...(wallet ? [change(wallet, ...settlementOf(order, cards, now))] : []),
    ...(own ? ownSettlementOf(order, own, cards, now) : []),
  );

export const completeOrderRoute = commandRoute(completeOrderEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  if (!order.sale) return orderDecided(order, completeOrder({ viewer, now }, { order, wallet: undefined, cards: [] }));
  if (order.shopId === selfOperatedShop) {
    const [cards, own] = await Promise.all([loadSettlementCards(load, order), loadOwnSettlement(load, order.oddNo, order.sale)]);
    return orderDecided(order, await withSale(load, order, completeOrder({ viewer, now }, { order, wallet: undefined, cards, own })));
  }
  const [wallet, cards] = await Promise.all([load.one(walletStream, order.shopId), loadSettlementCards(load, order)]);
  return orderDecided(order, await withSale(load, order, completeOrder({ viewer, now }, { order, wallet, cards })));
});
