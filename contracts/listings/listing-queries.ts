import { z } from 'zod';
import { channelFailureKinds, channelOps } from '../channels/channel-failures.ts';
import { channelKinds } from '../channels/channel-kinds.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { feeBandSchema } from '../pricing/fee-table.ts';
import { explanationSchema, pausedForReasons } from '../pricing/explanation.ts';
import { pricingModes, pricingRuleSchema } from '../pricing/pricing-modes.ts';
import { listingBases, listingReads } from './listing-access.ts';
import { listingActionNames } from './listing-actions.ts';
import { listingEventSchemas, type ListingEventName } from './listing-events.ts';
import { listingIdField, MAX_ITEMS_PER_BATCH, refusalSchema } from './listing-fields.ts';
import { delistReasonNames, listingStatusNames } from './listing-statuses.ts';

const staffOnly = 'Left out for sellers';
const eventNames = Object.keys(listingEventSchemas) as [ListingEventName, ...ListingEventName[]];

export const listingRowSchema = z.object({
  listingId: z.string(),
  status: z.enum(listingStatusNames),
  channel: z.enum(channelKinds),
  shopInfo: shopInfoSchema,
  oneId: z.string(),
  sku: z.string(),
  spec: z.string(),
  brand: z.string(),
  remarks: z.string(),
  img: z.string(),
  currency: z.string(),
  priceCents: cents.describe('As it is to be'),
  confirmedCents: cents.nullable().describe('As the platform has confirmed it'),
  userCents: cents.describe('What a person set last'),
  floorCents: cents,
  payoutCents: cents.describe('What the seller gets at this price'),
  lowestCents: cents.nullable().describe('On the platform, where it is known'),
  gmtLowest: gmt.nullable(),
  rule: pricingRuleSchema.nullable(),
  paused: z.enum(pausedForReasons).nullable(),
  isSynchronising: z.boolean().describe('The platform has not confirmed everything yet (R9.41)'),
  failure: z
    .object({ op: z.enum(channelOps), kind: z.enum(channelFailureKinds) })
    .nullable()
    .describe('What the platform refused last'),
  delistWhy: z.enum(delistReasonNames).nullable(),
  externalId: z.string().nullable().optional().describe(staffOnly),
  gmtCreate: gmt,
  gmtModify: gmt,
  gmtPriced: gmt.describe('When its price was changed last'),
  gmtEnded: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(listingActionNames)),
});
export type ListingRow = z.output<typeof listingRowSchema>;

/** `open`: offered, or on its way there or back. */
export const listingViews = ['open', 'live', 'synchronising', 'paused', 'failed', 'sold', 'ended', 'all'] as const;
export type ListingView = (typeof listingViews)[number];

export const listListings = endpoint({
  name: 'listListings',
  method: 'GET',
  path: '/listings',
  bases: listingBases,
  access: listingReads,
  summary: 'Listings by platform, status, mode and text: a seller sees those of the own shop, an administrator all of them (R2.66, R2.125)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(listingViews).default('open'),
    channel: listOf(z.enum(channelKinds)),
    status: listOf(z.enum(listingStatusNames)),
    mode: listOf(z.enum(pricingModes)),
    /** Priced by hand only. */
    byHand: flag,
    /** Live, and somebody else asks less there. */
    notLowest: flag,
    /** Live, and what is known of the market is too old to go by, or nothing is. */
    stale: flag,
    /** A listing number, a ONE ID, a SKU or a part of the name. */
    text: searchText,
    sku: idField.optional(),
    oneId: z.string().max(40).optional(),
    shopId: shopIdField.optional(),
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtModify', 'gmtCreate', 'priceCents']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(listingRowSchema, z.object(Object.fromEntries(listingViews.map((view) => [view, count])) as Record<ListingView, typeof count>)),
});

const listingStepSchema = z.object({
  id: z.string(),
  name: z.enum(eventNames),
  gmtCreate: gmt,
  operator: z.string().optional().describe(staffOnly),
  byRule: z.boolean().describe('Decided by its rule, not by a person'),
  priceCents: cents.nullable(),
  said: z.string().describe('A reason, or what the platform called its refusal'),
  explanation: explanationSchema.nullable().describe('Why a price was decided'),
});
export type ListingStep = z.output<typeof listingStepSchema>;

/** Steps that are kept of one listing: the log has them all. */
export const MAX_LISTING_STEPS = 200;

export const listingDetailSchema = listingRowSchema.extend({ history: z.array(listingStepSchema).describe('Newest first') });
export type ListingDetail = z.output<typeof listingDetailSchema>;

export const getListing = endpoint({
  name: 'getListing',
  method: 'GET',
  path: '/listings/detail',
  bases: listingBases,
  access: listingReads,
  summary: 'One listing with the history of its price and the reasons (R2.67)',
  query: z.strictObject({ listingId: listingIdField }),
  data: listingDetailSchema,
});

const sizeOfSku = z.object({
  spec: z.string(),
  readyCount: count.describe('Available and qualified, listed or not'),
  listings: z.array(listingRowSchema).describe('Those that are open'),
});

export const getSkuListings = endpoint({
  name: 'getSkuListings',
  method: 'GET',
  path: '/listings/sku',
  bases: listingBases,
  access: listingReads,
  summary: 'The desk of one SKU: its sizes, and what is listed of each on which platform (R2.67)',
  query: z.strictObject({ sku: idField, shopId: shopIdField.optional() }),
  data: z.object({ sku: z.string(), brand: z.string(), remarks: z.string(), img: z.string(), sizes: z.array(sizeOfSku) }),
});

const channelForItem = z.object({
  channel: z.enum(channelKinds),
  refusal: refusalSchema.nullable().describe('Why it cannot be listed there'),
  lowestCents: cents.nullable(),
  gmtLowest: gmt.nullable(),
});

export const listableItemSchema = z.object({
  oneId: z.string(),
  sku: z.string(),
  spec: z.string(),
  brand: z.string(),
  remarks: z.string(),
  img: z.string(),
  state: z.enum(itemStateNames),
  costPrice: cents.nullable(),
  refusal: refusalSchema.nullable().describe('Why it cannot be listed anywhere'),
  channels: z.array(channelForItem),
});
export type ListableItem = z.output<typeof listableItemSchema>;

/** Over POST for the length of what is named. */
export const findListable = endpoint({
  name: 'findListable',
  method: 'POST',
  path: '/listings/items',
  bases: ['business'],
  access: ['business.query'],
  summary: 'Items that are to be listed: where each can be, and why not elsewhere',
  body: z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_BATCH, { error: 'TooManyItemsToList' }) }),
  data: z.object({
    items: z.array(listableItemSchema).describe('Those that are of the shop'),
    fees: z
      .array(z.object({ channel: z.enum(channelKinds), bands: z.array(feeBandSchema) }))
      .describe('What each platform keeps of a sale of the shop'),
  }),
});
