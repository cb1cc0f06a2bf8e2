import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pricingRuleSchema } from '../pricing/pricing-modes.ts';
import { listingAdds } from './listing-access.ts';
import { listingPriceField, MAX_ITEMS_PER_BATCH, refusalSchema } from './listing-fields.ts';

const wantedListing = z.strictObject({
  channel: z.enum(channelKinds),
  priceCents: listingPriceField,
  /** Left out: by hand only. */
  rule: pricingRuleSchema.optional(),
});

/** What became of one of them: the listing that began, or why there is none. */
export const listingResultSchema = z.object({
  oneId: z.string(),
  channel: z.enum(channelKinds),
  listingId: z.string().nullable(),
  refusal: refusalSchema.nullable(),
});
export type ListingResult = z.output<typeof listingResultSchema>;

export const createListingsEndpoint = endpoint({
  name: 'createListings',
  method: 'POST',
  path: '/listings',
  bases: ['business'],
  access: listingAdds,
  summary: 'Lists items on the platforms that are named for each, at its price (R2.51, R2.52); refused ones stay as they are and say why.',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ oneId: oneIdSchema, on: z.array(wantedListing).min(1).max(channelKinds.length) }))
      .min(1)
      .max(MAX_ITEMS_PER_BATCH, { error: 'TooManyItemsToList' }),
  }),
  data: z.object({ results: z.array(listingResultSchema).describe('In the order asked') }),
  command: true,
  largeBody: true,
});
