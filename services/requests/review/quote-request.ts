import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';
import { shares } from '#services/aggregates/wallet/shares.ts';
import { refuseUnseenEdit } from './refuse-unseen-edit.ts';
import { reviewerIsNotApplicant } from './reviewer-is-not-applicant.ts';

/** Twenty million dollars: what an order keeps of its price has 31 bits. */
const MAX_QUOTE_CENTS = 2_000_000_000;

type QuoteRequest = BodyOf<typeof quoteRequestEndpoint>;

/** A cash-out is quoted item by item; every other type as one fee. */
export const quoteFitsType = (order: Order, command: QuoteRequest): Rejection | undefined => {
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

export const quoteRequest = (command: QuoteRequest, reviewer: { accountId: string }, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    reviewerIsNotApplicant(order, reviewer),
    orderMay(order, 'OrderQuoted'),
    refuseUnseenEdit(order, command.version),
    quoteFitsType(order, command),
    stillReserved(order, items, 'RequestQuoted'),
  );
  if (refusal) return refusal;

  const { oddNo, feeCents, perItem, remark } = command;
  const priceOf = new Map(perItem?.map((each) => [each.oneId, each.priceCents]));
  const feeShares = shares(feeCents, order.oneIds.length);
  return accept(
    change(orderStream, oddNo, { type: 'OrderQuoted', data: { feeCents, perItem, remark } }),
    ...onEachItem(order, (oneId, index) => [
      { type: 'RequestQuoted', data: { oddNo, requestType: order.requestType, price: priceOf.get(oneId) ?? feeShares[index]! } },
    ]),
  );
};

export const quoteRequestRoute = commandRoute(quoteRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(body.oddNo, order, quoteRequest(body, viewer, order, await itemsOf(load, order)));
});
