import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { listingBases, listingReads } from '../listings/listing-access.ts';
import { listingIdField, listingIdsField } from '../listings/listing-fields.ts';
import { explanationSchema } from './explanation.ts';
import { pricingRuleSchema } from './pricing-modes.ts';

export const explainPrice = endpoint({
  name: 'explainPrice',
  method: 'GET',
  path: '/listings/why',
  bases: listingBases,
  access: listingReads,
  summary: 'What automatic pricing would decide for a listing now, and why: also why nothing happens. Nothing is changed.',
  query: z.strictObject({ listingId: listingIdField }),
  data: z.object({
    /** Null where the listing is priced by hand, or no longer open. */
    explanation: explanationSchema.nullable(),
  }),
});
export type PriceExplanation = DataOf<typeof explainPrice>;

/** Over POST for the length of what is asked. */
export const tryPricing = endpoint({
  name: 'tryPricing',
  method: 'POST',
  path: '/listings/pricing/try',
  bases: listingBases,
  access: listingReads,
  summary: 'What a rule would decide for each of these listings now, and why. Nothing is changed.',
  body: z.strictObject({ listingIds: listingIdsField, rule: pricingRuleSchema }),
  data: z.object({
    /** In the order asked; null for what is not among the listings that are open and in reach. */
    results: z.array(z.object({ listingId: z.string(), explanation: explanationSchema.nullable() })),
  }),
});
export type TriedPricing = DataOf<typeof tryPricing>;
