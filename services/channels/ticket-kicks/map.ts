import type { ListingThere, Quote, SaleNotice, SaleState, VariantRef } from '../kernel/port.ts';
import type { OfferWire, QuoteWire, SaleWire } from './wire.ts';

export const plainStyle = (code: string): string => code.toUpperCase().replace(/[\s_/]+/g, '-');

/** Its shelf price is its own business: what we ask for, and what others do, is the payout. */
export const quoteOf = (variant: VariantRef, { lowestPayoutCents, lastSoldPayoutCents, asOf }: QuoteWire): Quote => ({
  variant,
  lowestCents: lowestPayoutCents ?? undefined,
  highestBidCents: undefined,
  lastSaleCents: lastSoldPayoutCents ?? undefined,
  asOf: asOf ?? undefined,
});

export const isOnShelf = ({ state }: OfferWire): boolean => state === 'offered' || state === 'accepted';

export const listingThere = (offer: OfferWire): ListingThere => ({
  externalId: offer.offerId,
  priceCents: offer.payoutCents,
  isLive: isOnShelf(offer),
  status: offer.state,
});

const states: Readonly<Record<string, SaleState>> = {
  new: 'pending',
  accepted: 'pending',
  shipped: 'inProgress',
  received: 'processed',
  paid: 'completed',
  cancelled: 'cancelled',
  refusedAtCheck: 'withIssue',
};

export const noticeOf = ({ saleNo, offerId, payoutCents, state, soldAt, shipBy }: SaleWire): SaleNotice => ({
  saleNo,
  externalId: offerId,
  priceCents: payoutCents,
  currency: 'USD',
  state: states[state] ?? 'error',
  soldAt,
  payoutCents,
  ...(shipBy && { shipBy }),
});
