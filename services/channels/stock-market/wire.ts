import { z } from 'zod';

/** Whole major units, digits only; null where there is none. */
const amount = z.string().regex(/^\d+$/);
const perhaps = amount.nullish();
const pageOf = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ hasNextPage: z.boolean() }).and(z.object({ [name]: z.array(row) } as Record<Name, z.ZodArray<Row>>));

export const tokenWire = z.object({ access_token: z.string(), expires_in: z.number(), refresh_token: z.string().optional() });

export const searchWire = pageOf('products', z.object({ productId: z.string(), styleId: z.string().nullish(), title: z.string() }));

const sizeWire = z.object({ size: z.string(), type: z.string() });
export const variantWire = z.object({
  productId: z.string(),
  variantId: z.string(),
  variantValue: z.string().nullish(),
  sizeChart: z.object({ defaultConversion: sizeWire.nullish(), availableConversions: z.array(sizeWire).nullish() }).nullish(),
  gtins: z.array(z.object({ identifier: z.string(), type: z.string().nullish() })).nullish(),
});
export const variantsWire = z.array(variantWire);
export type VariantWire = z.output<typeof variantWire>;

export const marketDataWire = z.array(
  z.object({ productId: z.string(), variantId: z.string(), lowestAskAmount: perhaps, highestBidAmount: perhaps, flexLowestAskAmount: perhaps }),
);
export type MarketDataWire = z.output<typeof marketDataWire>[number];

export const operationWire = z.object({
  listingId: z.string(),
  operationId: z.string(),
  operationStatus: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  error: z.unknown().nullish(),
});

export const listingWire = z.object({
  listingId: z.string(),
  status: z.string(),
  amount,
  createdAt: z.string(),
  inventoryType: z.string().nullish(),
  variant: z.object({ variantId: z.string() }).nullish(),
});
export const listingsWire = pageOf('listings', listingWire);
export type ListingWire = z.output<typeof listingWire>;

export const orderWire = z.object({
  orderNumber: z.string(),
  listingId: z.string(),
  amount,
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  shipment: z.object({ shipByDate: z.string().nullish(), trackingNumber: z.string().nullish(), carrierCode: z.string().nullish() }).nullish(),
  /** Two decimals. */
  payout: z.object({ totalPayout: z.union([z.string(), z.number()]).nullish() }).nullish(),
});
export const ordersWire = pageOf('orders', orderWire);
export type OrderWire = z.output<typeof orderWire>;

export const inboundWire = z.object({
  displayId: z.string(),
  reference: z.string(),
  boxes: z.array(z.object({ boxNumber: z.number(), trackingNumber: z.string(), carrierCode: z.string(), shippedAt: z.string().nullish() })),
  items: z.array(
    z.object({
      itemReference: z.string(),
      boxNumber: z.number(),
      status: z.string(),
      amount,
      listingId: z.string().nullish(),
      reason: z.string().nullish(),
    }),
  ),
});
export const inboundsWire = z.object({ inbounds: z.array(inboundWire) });
export type InboundWire = z.output<typeof inboundWire>;
