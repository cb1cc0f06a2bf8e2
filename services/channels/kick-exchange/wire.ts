import { z } from 'zod';

/** Cents as digits; "0" where there is none. */
const cents = z.union([z.string().regex(/^\d+$/), z.number().int()]);

const sizeWire = z.object({ display_name: z.string().nullish(), value: z.union([z.number(), z.string()]) });
export const catalogueItemWire = z.object({
  catalog_id: z.string(),
  sku: z.string(),
  name: z.string(),
  allowed_sizes: z.array(sizeWire),
  minimum_listing_price_cents: cents.nullish(),
  maximum_listing_price_cents: cents.nullish(),
  resellable: z.boolean().nullish(),
});
export type CatalogueItem = z.output<typeof catalogueItemWire>;
export const catalogueWire = z.object({ catalog_items: z.array(catalogueItemWire.pick({ catalog_id: true, sku: true })) });
export const oneItemWire = z.object({ catalog_item: catalogueItemWire });

export const availabilityWire = z.object({
  availability: z.object({
    lowest_listing_price_cents: cents.nullish(),
    highest_offer_price_cents: cents.nullish(),
    last_sold_listing_price_cents: cents.nullish(),
  }),
});
export type AvailabilityWire = z.output<typeof availabilityWire>;

const listing = z.object({ id: z.string(), status: z.string(), price_cents: cents });
export const listingWire = z.object({ listing });
export type ListingWire = z.output<typeof listing>;
export const listingsWire = z.object({
  listings: z.array(listing),
  pagination: z.object({ pagination_token: z.string().nullish(), has_more: z.boolean().nullish() }).nullish(),
});
export const deletedWire = z.object({ id: z.string() });

export const batchWire = z.object({ batch_id: z.string() });
export const batchOperationsWire = z.object({
  operations: z.array(z.object({ status: z.string(), success: z.boolean().nullish(), errors: z.array(z.string()).nullish() })),
});

const order = z.object({
  id: z.string(),
  status: z.string(),
  listing_id: z.string().nullish(),
  price_cents: cents,
  price_cents_after_take: cents.nullish(),
  sold_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  cancels_at: z.string().nullish(),
  label_url: z.string().nullish(),
  label_tracking_number: z.string().nullish(),
  label_courier: z.string().nullish(),
});
export type OrderWire = z.output<typeof order>;
export const orderWire = z.object({ order });
export const ordersWire = z.object({ results: z.array(order), pagination: z.object({ next_page_token: z.string().nullish() }).nullish() });
