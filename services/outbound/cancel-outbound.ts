import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelOutboundEndpoint } from '#contracts/outbound/order-commands.ts';
import { firstRefusal, requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { returnFee } from '../aggregates/order/order-fee.ts';
import { releaseLabelOfOrder } from '../aggregates/order/order-label.ts';
import { loadOrder, requireOrderState, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { present, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { batchAfter, batchOf } from '../aggregates/batch/batch-progress.ts';
import type { LoadedBatch } from '../aggregates/batch/batch.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';
import { withShipment } from '../aggregates/shipment/follow-order.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';

const requireNothingShipped = ({ shipped }: Order): Rejection | undefined =>
  shipped.length === 0 ? undefined : reject('PartlyShipped', { field: 'oddNo', params: { count: shipped.length } });

interface States {
  order: LoadedOrder;
  /** Those still in the order. */
  items: readonly LoadedItem[];
  batch: LoadedBatch | undefined;
  /** Of the seller, where they paid for the order. */
  wallet: LoadedWallet | undefined;
}

/** The items return to their former state, those that were picked once they lie on a shelf again; what their seller paid goes back. */
export const cancelOutbound = (
  { body: { reason }, now }: CommandOf<typeof cancelOutboundEndpoint, 'now'>,
  { order, items, batch, wallet }: States,
): Decision => {
  const refusal =
    requireOrderState(order, 'pendingOutbound', 'exception') ??
    requireOrderAllows(order, 'OrderCancelled') ??
    requireNothingShipped(order) ??
    firstRefusal(items, (item) => requireItemAllows(item, 'RequestCancelled', { field: 'oddNo' }));
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(order, { type: 'OrderCancelled', data: { reason } }),
      ...items.map((item) => change(item, { type: 'RequestCancelled', data: { oddNo, requestType } })),
      ...batchAfter(batch, 'gone'),
      ...(wallet ? returnFee(order, { oneIds: order.oneIds, reason, now }).map((back) => change(wallet, back)) : []),
    ],
    releases: releaseLabelOfOrder(order),
  };
};

export const cancelOutboundRoute = commandRoute(cancelOutboundEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [items, batch, wallet] = await Promise.all([
    load.many(itemStream, present(order)),
    batchOf(load, order),
    order.paidCents > 0 ? load.one(walletStream, order.shopId) : undefined,
  ]);
  const decision = cancelOutbound({ body, now }, { order, items, batch, wallet });
  return orderDecided(order, await withShipment(load, order, await withSale(load, order, decision)));
});
