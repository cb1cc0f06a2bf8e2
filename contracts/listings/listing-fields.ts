import { z } from 'zod';
import { moneyField } from '../kernel/fields/money-field.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '../pricing/pricing-limits.ts';

/** R5.14, R9.09. */
export const MAX_ITEMS_PER_BATCH = 100;
/** Listings that are changed in one go. */
export const MAX_LISTINGS_AT_ONCE = 100;

export const listingIdField = z.string().trim().min(1).max(32);

/** R5.13: the wire refuses less than $10 already, in the rule's own words. */
export const listingPriceField = moneyField({ min: MIN_PRICE_CENTS, max: MAX_PRICE_CENTS, tooLow: 'lowestPrice' });

export const listingIdsField = z
  .array(listingIdField)
  .min(1)
  .max(MAX_LISTINGS_AT_ONCE)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'ListingTwice' });

/** Why something was not done: the key of the error catalogue, and its words. */
export const refusalSchema = z.object({ error: z.string().describe('Key of the error catalogue'), msg: z.string() });
export type Refusal = z.output<typeof refusalSchema>;
