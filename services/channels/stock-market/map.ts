import type { Inbound, InboundStatus, ListingThere, Quote, SaleNotice, SaleState, VariantRef } from '../kernel/port.ts';
import type { InboundWire, ListingWire, MarketDataWire, OrderWire, VariantWire } from './wire.ts';

/** Whole dollars as digits; undefined for what is none. */
export const amountOf = (cents: number): string | undefined => (Number.isInteger(cents / 100) && cents > 0 ? String(cents / 100) : undefined);
export const centsOf = (amount: string): number => Number(amount) * 100;
const perhapsCents = (amount: string | null | undefined): number | undefined => (amount == null || amount === '0' ? undefined : centsOf(amount));

/** `HQ7978 100`, `hq7978-100`: the same goods. */
export const plainStyle = (code: string): string => code.toUpperCase().replace(/[\s_/]+/g, '-');

/** `9`, `US M 9` and `9.0` are one size. */
export const plainSize = (size: string): string =>
  size
    .toUpperCase()
    .replace(/^US\s*/, '')
    .replace(/^M\s*/, '')
    .replace(/\.0$/, '')
    .trim();

/** The one of a product's variants that has this size; undefined where none has. */
export const variantOfSize = (variants: readonly VariantWire[], { size, gtin }: VariantRef): VariantWire | undefined =>
  variants.find(({ gtins }) => gtin !== undefined && gtins?.some(({ identifier }) => identifier === gtin)) ??
  variants.find((variant) => sizesOf(variant).includes(plainSize(size)));

const sizesOf = ({ variantValue, sizeChart }: VariantWire): string[] =>
  [variantValue, sizeChart?.defaultConversion?.size].flatMap((size) => (size == null ? [] : [plainSize(size)]));

export const quoteOf = (variant: VariantRef, row: MarketDataWire | undefined): Quote => ({
  variant,
  lowestCents: perhapsCents(row?.lowestAskAmount),
  highestBidCents: perhapsCents(row?.highestBidAmount),
  lastSaleCents: undefined,
  asOf: undefined,
});

export const listingThere = ({ listingId, amount, status }: ListingWire): ListingThere => ({
  externalId: listingId,
  priceCents: centsOf(amount),
  isLive: status === 'ACTIVE',
  status,
});

/** An unknown word is an error that somebody looks at, and never the state that a sale begins in. */
const states: Readonly<Record<string, SaleState>> = {
  CREATED: 'pending',
  PENDING: 'pending',
  SHIPPED: 'inProgress',
  RECEIVED: 'inProgress',
  AUTHENTICATING: 'inProgress',
  AUTHENTICATED: 'inProgress',
  AUTHFAILED: 'withIssue',
  DIDNOTSHIP: 'withIssue',
  SUSPENDED: 'withIssue',
  PAYOUTFAILED: 'withIssue',
  PAYOUTPENDING: 'processed',
  PAYOUTCOMPLETED: 'completed',
  COMPLETED: 'completed',
  SYSTEMFULFILLED: 'completed',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  CCAUTHORIZATIONFAILED: 'cancelled',
  RETURNED: 'returning',
};

export const noticeOf = ({ orderNumber, listingId, amount, status, createdAt, shipment, payout }: OrderWire): SaleNotice => {
  const total = payout?.totalPayout;
  return {
    saleNo: orderNumber,
    externalId: listingId,
    priceCents: centsOf(amount),
    currency: 'USD',
    state: states[status] ?? 'error',
    soldAt: createdAt,
    ...(shipment?.shipByDate && { shipBy: shipment.shipByDate }),
    ...(total != null && { payoutCents: Math.round(Number(total) * 100) }),
  };
};

const inboundStatuses: Readonly<Record<string, InboundStatus>> = {
  EXPECTED: 'expected',
  SHIPPED: 'shipped',
  IN_TRANSIT: 'inTransit',
  DELIVERED: 'delivered',
  RECEIVED: 'received',
  AUTHENTICATING: 'authenticating',
  LISTED: 'listed',
  RETURNED: 'returned',
};

export const inboundOf = ({ displayId, boxes, items }: InboundWire): Inbound => ({
  displayNo: displayId,
  boxes: boxes.map(({ boxNumber, trackingNumber, carrierCode, shippedAt }) => ({
    boxNo: boxNumber,
    trackingNo: trackingNumber,
    carrier: carrierCode,
    isShipped: shippedAt != null,
  })),
  items: items.map(({ itemReference, status, amount, listingId, reason }) => ({
    reference: itemReference,
    status: inboundStatuses[status],
    ...(reason && { reason }),
    ...(listingId && { externalId: listingId, priceCents: centsOf(amount) }),
  })),
});
