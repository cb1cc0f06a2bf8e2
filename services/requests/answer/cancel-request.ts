import { isRejection } from '#contracts/kernel/rejection.ts';
import { cancelRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { releaseLabelOfOrder } from '#services/aggregates/order/order-label.ts';
import { loadOwnOrder, requireOrderState, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { releaseForOrder } from '../card-fee.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

/** The seller refuses what was quoted. An approved order is the warehouse's to cancel. */
export const cancelRequest = ({ body: { reason } }: CommandOf<typeof cancelRequestEndpoint>, { order, items, wallet }: OrderAndItems): Decision => {
  const refusal =
    requireOrderState(order, 'toConfirm') ??
    requireOrderAllows(order, 'OrderCancelled') ??
    requireStillReserved({ order, items }, 'RequestCancelled');
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(order, { type: 'OrderCancelled', data: { reason } }),
      ...onEachItem(items, () => [{ type: 'RequestCancelled', data: { oddNo, requestType } }]),
      ...releaseForOrder(order, wallet, 'cancelled'),
    ],
    releases: releaseLabelOfOrder(order),
  };
};

export const cancelRequestRoute = commandRoute(cancelRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, cancelRequest({ body }, await withItems(load, order)));
});
