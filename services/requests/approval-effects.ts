import type { StreamChange } from '#kernel/commands/decision.ts';
import { orderKinds } from '../aggregates/order/order-kinds.ts';
import { takeOutOfStock } from '../aggregates/wallet/own-goods.ts';
import { onEachItem, type OrderAndItems } from './order-items.ts';

/** What an approval, or the seller's confirmation of a quotation, does to the items: the answer itself, and what follows from it by kind. */
export const approvalEffects = (
  { order, items, givenAway = [] }: OrderAndItems,
  answer: 'RequestApproved' | 'RequestConfirmed',
  now: Date,
): StreamChange[] => [
  ...onEachItem(items, (item) => [
    { type: answer, data: { oddNo: order.oddNo, requestType: order.requestType } },
    ...orderKinds[order.kind].onApproval(order, item),
  ]),
  ...takeOutOfStock(givenAway, now),
];
