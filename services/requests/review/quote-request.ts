import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { MAX_QUOTE_CENTS } from '#contracts/requests/request-fields.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import { requireMeasuredBoxes } from '../boxes.ts';
import { onEachItem, type OrderAndItems, requireStillReserved, withItems } from '../order-items.ts';
import { splitEvenly } from '#services/aggregates/wallet/split-evenly.ts';
import { requireSeenVersion } from './require-seen-version.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

export interface QuoteRequest {
  viewer: Pick<Viewer, 'accountId'>;
  body: BodyOf<typeof quoteRequestEndpoint>;
}

/** A cash-out is quoted item by item; every other type as one fee. */
export const requireQuoteOfType = (order: Order, { body: command }: Pick<QuoteRequest, 'body'>): Rejection | undefined => {
  if (orderKinds[order.kind].quoted !== 'perItem') {
    if (command.perItem) return reject('QuoteIsOneFee', { field: 'perItem' });
    return command.feeCents === 0 ? reject('QuoteOfNothing', { field: 'feeCents' }) : undefined;
  }
  const quoted = (command.perItem ?? []).map((each) => each.oneId);
  const odd = [...order.oneIds, ...quoted].find((oneId) => !order.oneIds.includes(oneId) || quoted.filter((other) => other === oneId).length !== 1);
  if (odd !== undefined) return reject('QuotePerItem', { field: 'perItem', params: { oneId: odd } });
  const sum = (command.perItem ?? []).reduce((cents, { priceCents }) => cents + priceCents, 0);
  return sum > MAX_QUOTE_CENTS ? reject('QuoteTooHigh', { field: 'perItem', params: { max: '20,000,000' } }) : undefined;
};

export const quoteRequest = ({ viewer, body }: QuoteRequest, { order, items }: OrderAndItems): Decision => {
  const refusal =
    requireOtherReviewer(viewer, order) ??
    requireOrderAllows(order, 'OrderQuoted') ??
    requireSeenVersion(order, body.version) ??
    requireQuoteOfType(order, { body }) ??
    requireMeasuredBoxes(order, body.boxes ?? []) ??
    requireStillReserved({ order, items }, 'RequestQuoted');
  if (refusal) return refusal;

  const { oddNo, feeCents, perItem, boxes, remark } = body;
  const priceOf = new Map(perItem?.map((each) => [each.oneId, each.priceCents]));
  const feeShares = splitEvenly(feeCents, order.oneIds.length);
  return accept(
    change(order, { type: 'OrderQuoted', data: { feeCents, perItem, boxes, remark } }),
    ...onEachItem(items, ({ oneId }, index) => [
      { type: 'RequestQuoted', data: { oddNo, requestType: order.requestType, price: priceOf.get(oneId) ?? feeShares[index]! } },
    ]),
  );
};

export const quoteRequestRoute = commandRoute(quoteRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, quoteRequest({ viewer, body }, await withItems(load, order)));
});
