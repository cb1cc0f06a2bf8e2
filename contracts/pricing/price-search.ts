import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { cents, count, gmt } from '../kernel/lists/query-rows.ts';
import { MAX_SEARCH } from '../kernel/fields/typed-lengths.ts';
import { quoteAges } from './market-quote.ts';

const offerSchema = z.object({
  channel: z.enum(channelKinds),
  lowestCents: cents.nullable(),
  bidCents: cents.nullable(),
  lastSaleCents: cents.nullable(),
  payoutCents: cents.nullable().describe("What this seller gets of a sale at the lowest ask, by the seller's own fees there"),
  gmtAsOf: gmt,
  age: z.enum(quoteAges),
  /** The highest payout of the size, among those whose price is not stale. */
  isBest: z.boolean(),
});
export type MarketOffer = z.output<typeof offerSchema>;

const sizeSchema = z.object({
  size: z.string(),
  /** Items of the viewer's shop that could be listed. */
  inStock: count,
  /** One of them that is listed nowhere yet: the way to a listing begins with it. */
  oneId: z.string().nullable(),
  offers: z.array(offerSchema),
});
export type MarketSize = z.output<typeof sizeSchema>;

const resultSchema = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  img: z.string(),
  sizes: z.array(sizeSchema),
});
export type PriceSearchResult = z.output<typeof resultSchema>;

/** SKUs that a search answers at most. */
export const MAX_SEARCHED_SKUS = 5;

/** R1.19, R2.64. */
export const searchPrices = endpoint({
  name: 'searchPrices',
  method: 'GET',
  path: '/price_search',
  bases: ['business'],
  access: ['business.query'],
  summary: 'What a SKU is asked, bid and sold for by size and channel, and what this seller would get of it.',
  query: z.strictObject({ text: z.string().trim().min(1).max(MAX_SEARCH).describe('SKU, style code or product name') }),
  data: z.object({
    records: z.array(resultSchema),
    more: z.boolean().describe('Whether more SKUs match than are shown'),
  }),
  limit: { calls: 120, seconds: 60 },
});
export type PriceSearch = DataOf<typeof searchPrices>;
