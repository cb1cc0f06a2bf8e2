import { isRejection } from '#contracts/kernel/rejection.ts';
import { withdrawQuoteEndpoint } from '#contracts/requests/reviews.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { type OrderAndItems, requestedAnew, requireStillReserved, withItems } from '../order-items.ts';
import type { Review } from './approve-request.ts';
import { requireSeenVersion } from './require-seen-version.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';

/** The operator mistyped, or thought better of it, before the seller has answered: the request waits for review again. */
export const withdrawQuote = (review: Review, { order, items }: OrderAndItems): Decision => {
  const refusal =
    requireOtherReviewer(review.viewer, order) ??
    requireOrderAllows(order, 'OrderQuoteWithdrawn') ??
    requireSeenVersion(order, review.version) ??
    requireStillReserved({ order, items }, 'RequestCancelled');
  if (refusal) return refusal;

  return accept(change(order, { type: 'OrderQuoteWithdrawn', data: {} }), ...requestedAnew({ order, items }));
};

export const withdrawQuoteRoute = commandRoute(withdrawQuoteEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, withdrawQuote({ viewer, version: body.version }, await withItems(load, order)));
});
