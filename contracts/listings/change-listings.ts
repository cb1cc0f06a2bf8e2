import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { inMoney, moneyField } from '../kernel/fields/money-field.ts';
import { MAX_PRICE_CENTS } from '../pricing/pricing-limits.ts';
import { pricingRuleSchema } from '../pricing/pricing-modes.ts';
import { listingBases, listingEdits, ownListingEdits } from './listing-access.ts';
import { listingIdField, listingIdsField, listingPriceField, MAX_ITEMS_PER_BATCH, refusalSchema } from './listing-fields.ts';
import { listingStatusNames } from './listing-statuses.ts';

const change = { method: 'POST', bases: listingBases, access: listingEdits, command: true } as const;

const listingAnswerSchema = z.object({ listingId: z.string(), status: z.enum(listingStatusNames), priceCents: cents });
export type ListingAnswer = z.output<typeof listingAnswerSchema>;

export const setListingPriceEndpoint = endpoint({
  ...change,
  name: 'setListingPrice',
  path: '/listings/price',
  summary: 'Changes the price of one listing (R2.186); it is being synchronised until the platform confirms it (R9.41).',
  body: z.strictObject({
    listingId: listingIdField,
    priceCents: listingPriceField,
    /** As the caller saw it: where it was changed since, nothing happens. */
    seenCents: cents.optional(),
  }),
  data: listingAnswerSchema,
});

/** How the prices of many are changed: to one price, by an amount or a share of each, to the lowest of others, or to what leaves a payout. */
export const priceChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), priceCents: listingPriceField }),
  z.strictObject({ kind: z.literal('by'), cents: moneyField({ min: -MAX_PRICE_CENTS, max: MAX_PRICE_CENTS }) }),
  z.strictObject({ kind: z.literal('byPercent'), percent: z.number().min(-90).max(900) }),
  z.strictObject({ kind: z.literal('match') }),
  z.strictObject({
    kind: z.literal('payout'),
    payoutCents: z.number().int().min(1, { error: 'PriceMissing' }).max(MAX_PRICE_CENTS, { error: inMoney }),
  }),
]);
export type PriceChange = z.output<typeof priceChangeSchema>;

/** What becomes of one of them. */
export const priceResultSchema = z.object({
  listingId: z.string(),
  fromCents: cents.nullable(),
  toCents: cents.nullable(),
  payoutCents: cents.nullable().describe('What the seller gets of it'),
  refusal: refusalSchema.nullable(),
});
export type PriceResult = z.output<typeof priceResultSchema>;

const many = z.strictObject({ listingIds: listingIdsField, change: priceChangeSchema });
const results = z.object({ results: z.array(priceResultSchema).describe('In the order asked') });

export const changePricesEndpoint = endpoint({
  ...change,
  name: 'changeListingPrices',
  path: '/listings/prices',
  summary: 'Changes the prices of many listings in one go, with a result for each (R2.187); refused ones stay as they are.',
  body: many,
  data: results,
});

/** The same decision, and nothing is changed. */
export const tryPricesEndpoint = endpoint({
  name: 'tryListingPrices',
  method: 'POST',
  path: '/listings/prices/try',
  bases: listingBases,
  access: listingEdits,
  summary: 'What a change of many prices would come to for each listing.',
  body: many,
  data: results,
});

/** What became of one of them. */
export const listingChangeSchema = z.object({
  listingId: z.string(),
  status: z.enum(listingStatusNames).nullable(),
  refusal: refusalSchema.nullable(),
});
export type ListingChange = z.output<typeof listingChangeSchema>;
const changes = z.object({ results: z.array(listingChangeSchema).describe('In the order asked') });

export const delistEndpoint = endpoint({
  ...change,
  name: 'delistListings',
  path: '/listings/delist',
  summary: 'Takes listings off their platforms (R4.47); to list an item again it has to be submitted anew (R8.32).',
  body: z.strictObject({ listingIds: listingIdsField }),
  data: changes,
});

/** What is asked for otherwise has to be free of them first (R8.26). */
export const delistItemsEndpoint = endpoint({
  ...change,
  name: 'delistItems',
  path: '/listings/items/delist',
  bases: ['business'],
  access: ownListingEdits,
  summary: 'Takes items off every platform on which they are offered.',
  body: z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_BATCH, { error: 'TooManyItemsToList' }) }),
  data: changes,
});

export const setPricingEndpoint = endpoint({
  ...change,
  name: 'setListingPricing',
  path: '/listings/pricing',
  summary: 'Chooses how listings are priced: by one of the six modes, or by hand (R1.46).',
  body: z.strictObject({ listingIds: listingIdsField, rule: pricingRuleSchema.nullable() }),
  data: changes,
});

export const resumePricingEndpoint = endpoint({
  ...change,
  name: 'resumeListingPricing',
  path: '/listings/pricing/resume',
  summary: 'Goes on with automatic prices that were paused; the price of now counts as set by the user.',
  body: z.strictObject({ listingIds: listingIdsField }),
  data: changes,
});
