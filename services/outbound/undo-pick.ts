import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { undoPickEndpoint } from '#contracts/outbound/undo-pick.ts';
import { firstRefusal, mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { layBack } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, pickOf, type Order } from '../aggregates/order/order.ts';
import { itemIsOfOrder } from './scanned.ts';

/** The item goes back to where it came from. A packed one stays in its parcel. */
export const undoPick = (oneId: string, order: Order, item: Item): Decision => {
  const { oddNo } = order;
  const refusal = firstRefusal(orderMay(order, 'OrderPickUndone'), itemIsOfOrder(order, oneId));
  if (refusal) return refusal;
  const pick = pickOf(order, oneId);
  if (!pick) return reject('NotPicked', { field: 'oneId', params: { scanned: formatOneId(oneId) } });
  const forbidden = mayHappen(item, 'PickUndone', { field: 'oneId' });
  if (forbidden) return forbidden;

  const { shelfId } = pick;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderPickUndone', data: { oneId } }),
      change(itemStream, oneId, { type: 'PickUndone', data: { oddNo, shelfId } }),
    ],
    counts: layBack(shelfId),
  };
};

export const undoPickRoute = commandRoute(undoPickEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, undoPick(body.oneId, order, await load.one(itemStream, body.oneId)));
});
