import type { ListingThere, Quote, SaleNotice, SaleState, VariantRef } from '../kernel/port.ts';
import type { AvailabilityWire, CatalogueItem, ListingWire, OrderWire } from './wire.ts';

type Cents = string | number | null | undefined;

export const centsOf = (cents: string | number): number => Number(cents);
const perhapsCents = (cents: Cents): number | undefined => (cents == null || Number(cents) === 0 ? undefined : Number(cents));

/** Whole dollars, in cents as digits; undefined for any other price. */
export const priceOf = (cents: number): string | undefined => (cents > 0 && cents % 100 === 0 ? String(cents) : undefined);

/** It writes a style code with a blank. */
export const plainStyle = (code: string): string => code.toUpperCase().replace(/[\s_/]+/g, '-');

export const sizeOf = (item: CatalogueItem, size: string): number | undefined => {
  const wanted = Number(size.replace(/^US\s*(M\s*)?/i, ''));
  const found = item.allowed_sizes.find(({ value }) => Number(value) === wanted);
  return found && Number(found.value);
};

export const isInBounds = ({ minimum_listing_price_cents: least, maximum_listing_price_cents: most }: CatalogueItem, cents: number): boolean =>
  cents >= (perhapsCents(least) ?? 0) && cents <= (perhapsCents(most) ?? Infinity);

export const quoteOf = (variant: VariantRef, { availability }: AvailabilityWire): Quote => ({
  variant,
  lowestCents: perhapsCents(availability.lowest_listing_price_cents),
  highestBidCents: perhapsCents(availability.highest_offer_price_cents),
  lastSaleCents: perhapsCents(availability.last_sold_listing_price_cents),
  asOf: undefined,
});

export const listingThere = ({ id, status, price_cents }: ListingWire): ListingThere => ({
  externalId: id,
  priceCents: centsOf(price_cents),
  isLive: status === 'LISTING_STATUS_ACTIVE',
  status,
});

const states: Readonly<Record<string, SaleState>> = {
  NEEDS_CONFIRMATION: 'pending',
  CONFIRMED: 'pending',
  LABEL_GENERATED: 'inProgress',
  IN_TRANSIT: 'inProgress',
  DELIVERED: 'processed',
  COMPLETED: 'completed',
  NEEDS_REVIEW: 'withIssue',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  RETURNED: 'returning',
};

export const noticeOf = (order: OrderWire): SaleNotice => {
  const payoutCents = perhapsCents(order.price_cents_after_take);
  return {
    saleNo: order.id,
    externalId: order.listing_id ?? '',
    priceCents: centsOf(order.price_cents),
    currency: 'USD',
    state: states[order.status.replace(/^ORDER_STATUS_/, '')] ?? 'error',
    soldAt: order.sold_at ?? order.updated_at ?? '',
    ...(order.cancels_at && { shipBy: order.cancels_at }),
    ...(payoutCents !== undefined && { payoutCents }),
  };
};
