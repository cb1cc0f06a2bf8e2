import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import type { Load } from '#kernel/commands/commands.ts';
import { change, type StreamChange } from '#kernel/commands/stream-type.ts';
import type { Order } from '../aggregates/order/order.ts';

export const itemsOf = (load: Load, order: Order): Promise<Item[]> => load.many(itemStream, order.oneIds);

/** The same facts for each item of an order, in the order's sequence. */
export const onEachItem = (order: Order, facts: (oneId: string, index: number) => ItemEvent[]): StreamChange[] =>
  order.oneIds.map((oneId, index) => change(itemStream, oneId, ...facts(oneId, index)));

/** A quotation that no longer holds: its items are asked for anew, and the review begins again. */
export const requestedAnew = (order: Order): StreamChange[] => {
  const { oddNo, dropship, targetShopId } = order;
  // A direct outbound is never under review, so never quoted.
  const requestType = order.requestType as ApplicationType;
  return onEachItem(order, () => [
    { type: 'RequestCancelled', data: { oddNo, requestType } },
    { type: 'ItemRequested', data: { oddNo, requestType, dropship, targetShopId } },
  ]);
};

/** What was reserved when the seller applied may have been lost since: it is looked at again whenever a decision on the order is carried out. */
export const stillReserved = (order: Order, items: readonly Item[], event: ItemEvent['type']): Rejection | undefined => {
  for (const [index, item] of items.entries()) {
    if (item.oddNo !== order.oddNo) return reject('ReservationLost', { field: 'oddNo', params: { oneId: order.oneIds[index]!, oddNo: order.oddNo } });
    const refusal = mayHappen(item, event, { field: 'oddNo' });
    if (refusal) return refusal;
  }
  return undefined;
};
