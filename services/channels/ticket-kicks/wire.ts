import { z } from 'zod';

const cents = z.number().int();

export const variantsWire = z.object({
  variants: z.array(z.object({ variantId: z.string(), styleCode: z.string(), size: z.string(), gtin: z.string().nullish() })),
});
export const quoteWire = z.object({
  variantId: z.string(),
  lowestPayoutCents: cents.nullish(),
  lastSoldPayoutCents: cents.nullish(),
  asOf: z.string().nullish(),
});
export type QuoteWire = z.output<typeof quoteWire>;

const offer = z.object({
  offerId: z.string(),
  clientRef: z.string(),
  payoutCents: cents,
  state: z.string(),
  reason: z.string().nullish(),
});
export type OfferWire = z.output<typeof offer>;
export const offerWire = z.object({ offer });
export const offersWire = z.object({ offers: z.array(offer), cursor: z.string().nullish() });

const sale = z.object({
  saleNo: z.string(),
  offerId: z.string(),
  payoutCents: cents,
  state: z.string(),
  soldAt: z.string(),
  shipBy: z.string().nullish(),
  trackingNumber: z.string().nullish(),
  updatedAt: z.string(),
});
export type SaleWire = z.output<typeof sale>;
export const saleWire = z.object({ sale });
export const salesWire = z.object({ sales: z.array(sale), cursor: z.string().nullish() });
