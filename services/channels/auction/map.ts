import type { ListingThere, SaleNotice, SaleState } from '../kernel/port.ts';
import type { OfferWire, OrderWire } from './wire.ts';

export const priceOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
export const centsOf = (value: string): number => Math.round(Number(value) * 100);

/** Its number there is ours: the SKU is the key of everything. */
export const listingThere = ({ sku, status, pricingSummary, listing }: OfferWire): ListingThere => ({
  externalId: sku,
  priceCents: centsOf(pricingSummary.price.value),
  isLive: status === 'PUBLISHED' && (listing?.listingStatus ?? 'ACTIVE') === 'ACTIVE',
  status: listing?.listingStatus ?? status,
});

const stateOf = ({ orderFulfillmentStatus, orderPaymentStatus, cancelStatus }: OrderWire): SaleState => {
  if (/^CANCELL?ED$/.test(cancelStatus?.cancelState ?? '')) return 'cancelled';
  if (orderPaymentStatus === 'FULLY_REFUNDED') return 'returning';
  const shipping: Readonly<Record<string, SaleState>> = { NOT_STARTED: 'pending', IN_PROGRESS: 'inProgress', FULFILLED: 'processed' };
  return shipping[orderFulfillmentStatus] ?? 'error';
};

export const noticesOf = (order: OrderWire): SaleNotice[] => {
  const due = order.paymentSummary?.totalDueSeller;
  return order.lineItems.map(({ sku, lineItemId, lineItemCost, lineItemFulfillmentInstructions }, index) => ({
    saleNo: index === 0 ? order.orderId : `${order.orderId}#${lineItemId}`,
    externalId: sku ?? '',
    priceCents: centsOf(lineItemCost.value),
    currency: 'USD',
    state: stateOf(order),
    soldAt: order.creationDate,
    ...(lineItemFulfillmentInstructions?.shipByDate && { shipBy: lineItemFulfillmentInstructions.shipByDate }),
    ...(due && order.lineItems.length === 1 && { payoutCents: centsOf(due.value) }),
  }));
};
