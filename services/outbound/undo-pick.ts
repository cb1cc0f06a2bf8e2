import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { undoPickEndpoint } from '#contracts/outbound/picking.ts';
import { requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { countBackOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { pickOf, type LoadedOrder } from '../aggregates/order/order.ts';
import { requireItemOfOrder } from './scanned.ts';

/** The item goes back to where it came from. A packed one stays in its parcel. */
export const undoPick = (
  { body: { oneId } }: CommandOf<typeof undoPickEndpoint>,
  { order, item }: { order: LoadedOrder; item: LoadedItem },
): Decision => {
  const { oddNo } = order;
  const refusal = requireOrderAllows(order, 'OrderPickUndone') ?? requireItemOfOrder(order, oneId);
  if (refusal) return refusal;
  const pick = pickOf(order, oneId);
  if (!pick) return reject('NotPicked', { field: 'oneId', params: { scanned: formatOneId(oneId) } });
  const forbidden = requireItemAllows(item, 'PickUndone', { field: 'oneId' });
  if (forbidden) return forbidden;

  const { shelfId } = pick;
  return {
    changes: [change(order, { type: 'OrderPickUndone', data: { oneId } }), change(item, { type: 'PickUndone', data: { oddNo, shelfId } })],
    counts: countBackOntoShelf(shelfId),
  };
};

export const undoPickRoute = commandRoute(undoPickEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, undoPick({ body }, { order, item: await load.one(itemStream, body.oneId) }));
});
