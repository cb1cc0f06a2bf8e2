import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { recallRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { releaseLabelOfOrder } from '#services/aggregates/order/order-label.ts';
import { loadOwnOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { releaseForOrder } from '../card-fee.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

/** R4.46: only a request that is not approved yet; its items return to their former state. */
export const recallRequest = (_: object, { order, items, wallet }: OrderAndItems): Decision => {
  const refusal = requireOrderAllows(order, 'OrderRecalled') ?? requireStillReserved({ order, items }, 'RequestRecalled');
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(order, { type: 'OrderRecalled', data: {} }),
      ...onEachItem(items, () => [{ type: 'RequestRecalled', data: { oddNo, requestType } }]),
      ...releaseForOrder(order, wallet, 'cancelled'),
    ],
    releases: releaseLabelOfOrder(order),
  };
};

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const recallRequestRoute = commandRoute(recallRequestEndpoint, async ({ query, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order, order.recalled ? noChange : recallRequest({}, await withItems(load, order)));
});
