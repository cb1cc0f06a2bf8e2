import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { reassignSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { itemStream, type Item, type LoadedItem } from '#services/aggregates/item/item.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { requireSaleAllows, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import { soldClaim } from '#services/aggregates/sale/sold-claim.ts';
import { loadSale, saleDecided } from './load-sale.ts';
import { ship } from './take-sale.ts';

const sameness = ['shopId', 'warehouseId', 'sku', 'size', 'lastResult', 'defective'] as const satisfies (keyof Item)[];

/** Of the same seller, SKU, size and finding, and promised to nobody: itself, where whoever had it has given it up. */
export const requireSubstitute = (sold: Item, twin: Item): Rejection | undefined =>
  twin.state === 'available' && sameness.every((field) => twin[field] === sold[field])
    ? undefined
    : reject('SaleSubstituteUnfit', { field: 'twin', params: { oneId: formatOneId(twin.oneId) } });

export const requireOversold = ({ heldBy }: Sale): Rejection | undefined =>
  heldBy === undefined ? reject('SaleNotOversold', { field: 'saleId' }) : undefined;

interface States {
  sale: LoadedSale;
  sold: Item;
  twin: LoadedItem;
  order: NewStream<OrderEvent>;
}

/** The buyer does not mind which of two alike is sent. */
export const reassignSale = (applicantId: string, { sale, sold, twin, order }: States): Decision => {
  const refusal = requireSaleAllows(sale, 'SaleReassigned') ?? requireOversold(sale) ?? requireSubstitute(sold, twin);
  if (refusal) return refusal;
  const { channel, saleNo, currency, soldAt, shipBy, pickableAt, priceCents, saleId } = sale;
  const taken = ship(
    { channel: channel!, saleNo: saleNo!, currency: currency!, soldAt: soldAt!, shipBy, pickableAt, priceCents, oneId: twin.oneId },
    { order, item: twin },
    applicantId,
  );
  return {
    changes: [change(sale, { type: 'SaleReassigned', data: { oneId: sale.oneId, by: twin.oneId, oddNo: order.id } }), ...taken.changes],
    claims: [soldClaim(twin.oneId, saleId), ...taken.claims],
  };
};

export const reassignSaleRoute = commandRoute(reassignSaleEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const sale = await loadSale(load, viewer, body.saleId);
  if (isRejection(sale)) return sale;
  const [sold, twin] = await load.many(itemStream, [sale.oneId, body.twin]);
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return saleDecided(sale, reassignSale(viewer.accountId, { sale, sold: sold!, twin: twin!, order }));
});
