import type { Item } from '../aggregates/item/item.ts';
import type { StreamChange } from '#kernel/commands/stream-type.ts';
import { orderKinds } from '../aggregates/order/order-kinds.ts';
import type { Order } from '../aggregates/order/order.ts';
import { onEachItem } from './order-items.ts';

/** What an approval, or the seller's confirmation of a quotation, does to the items: the answer itself, and what follows from it by kind. */
export const carriedOut = (order: Order, items: readonly Item[], answer: 'RequestApproved' | 'RequestConfirmed'): StreamChange[] =>
  onEachItem(order, (_oneId, index) => [
    { type: answer, data: { oddNo: order.oddNo, requestType: order.requestType } },
    ...orderKinds[order.kind].onApproval(order, items[index]!),
  ]);
