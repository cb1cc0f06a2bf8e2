import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { confirmRequestEndpoint, payRequestEndpoint } from '#contracts/requests/confirm-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Load } from '#kernel/commands/commands.ts';
import { accept, nothing, type Decision } from '#kernel/commands/decision.ts';
import { change, type StreamChange } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOwnOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { cashOutCollection } from '#services/aggregates/wallet/wallet-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { carriedOut } from '../carried-out.ts';
import { itemsOf, stillReserved } from '../order-items.ts';

/** The seller accepts what was quoted, which completes the approval: the items are looked at again. What is sold is paid for in the same moment. */
export const confirmRequest = (order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'OrderConfirmed'), stillReserved(order, items, 'RequestConfirmed'));
  if (refusal) return refusal;

  return accept(
    change(orderStream, order.oddNo, { type: 'OrderConfirmed', data: {} }),
    ...carriedOut(order, items, 'RequestConfirmed'),
    ...paidFor(order),
  );
};

const paidFor = ({ kind, oddNo, shopId, perItem }: Order): StreamChange[] => {
  if (!orderKinds[kind].isPaidOut) return [];
  const cents = perItem.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return [change(walletStream, shopId, cashOutCollection({ shopId, id: oddNo, cents, remark: '' }))];
};

/** What a confirmation changes is loaded before: the money of a cash-out goes into its wallet. */
const confirmed = async (load: Load, order: Order): Promise<Decision> => {
  if (orderKinds[order.kind].isPaidOut) await load.one(walletStream, order.shopId);
  return confirmRequest(order, await itemsOf(load, order));
};

export const confirmRequestRoute = commandRoute(confirmRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, await confirmed(load, order));
});

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const payRequestRoute = commandRoute(payRequestEndpoint, async ({ query, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order.oddNo, order, order.confirmed ? nothing : await confirmed(load, order));
});
