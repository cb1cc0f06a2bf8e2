import { isRejection } from '#contracts/kernel/rejection.ts';
import { withdrawQuoteEndpoint } from '#contracts/requests/withdraw-quote.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, requestedAnew, stillReserved } from '../order-items.ts';
import type { Review } from './approve-request.ts';
import { refuseUnseenEdit } from './refuse-unseen-edit.ts';
import { reviewerIsNotApplicant } from './reviewer-is-not-applicant.ts';

/** The operator mistyped, or thought better of it, before the seller has answered: the request waits for review again. */
export const withdrawQuote = ({ accountId, version }: Review, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    reviewerIsNotApplicant(order, { accountId }),
    orderMay(order, 'OrderQuoteWithdrawn'),
    refuseUnseenEdit(order, version),
    stillReserved(order, items, 'RequestCancelled'),
  );
  if (refusal) return refusal;

  return accept(change(orderStream, order.oddNo, { type: 'OrderQuoteWithdrawn', data: {} }), ...requestedAnew(order));
};

export const withdrawQuoteRoute = commandRoute(withdrawQuoteEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const review = { accountId: viewer.accountId, version: body.version };
  return orderDecided(body.oddNo, order, withdrawQuote(review, order, await itemsOf(load, order)));
});
