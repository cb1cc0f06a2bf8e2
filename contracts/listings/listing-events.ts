import { z } from 'zod';
import { channelFailureKinds, channelOps } from '../channels/channel-failures.ts';
import { channelKinds } from '../channels/channel-kinds.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { explanationSchema, pausedForReasons } from '../pricing/explanation.ts';
import { pricingRuleSchema } from '../pricing/pricing-modes.ts';
import { delistReasonNames } from './listing-statuses.ts';

/** What is sold, as channels look for it. */
export const listedVariantSchema = z.object({
  sku: z.string(),
  size: z.string(),
  brand: z.string(),
  name: z.string(),
  image: z.string(),
  gtin: z.string().optional(),
  styleCode: z.string().optional(),
});
export type ListedVariant = z.output<typeof listedVariantSchema>;

/** The operation that a channel answered. Whoever tells the same one again tells nothing new. */
const operation = { op: z.enum(channelOps), opId: z.string() };
/** The operation that follows by itself, where the listing has been asked for something else meanwhile. */
const next = z.string().optional();

/** One offer of an item on one channel: stream `listing-<listingId>`. Prices are in cents of the channel's currency. */
export const listingEventSchemas = {
  ListingRequested: z.object({
    listingId: z.string(),
    shopId: z.number().int(),
    oneIds: z.array(z.string()).min(1),
    channel: z.enum(channelKinds),
    accountId: z.string(),
    variant: listedVariantSchema,
    priceCents: cents,
    currency: z.string(),
    /** No price below it leaves the house. */
    floorCents: cents,
    rule: pricingRuleSchema.optional(),
    opId: z.string(),
    /** The consignment that it is made for. */
    underOddNo: z.string().optional(),
    /** The listing that it takes up again, and the sale that was given up. */
    again: z.object({ listingId: z.string(), saleId: z.string() }).optional(),
  }),
  OperationConfirmed: z.object({ ...operation, priceCents: cents.optional(), externalId: z.string().optional(), next }),
  /** `again`: the channel has to do it, and is asked once more; otherwise it stays as it was. */
  OperationRefused: z.object({ ...operation, failure: z.enum(channelFailureKinds), code: z.string().optional(), again: z.string().optional() }),
  /** Nobody knows whether the channel did it. */
  OperationLost: z.object(operation),
  OperationFound: z.object({
    ...operation,
    as: z.enum(['done', 'notThere']),
    priceCents: cents.optional(),
    externalId: z.string().optional(),
    next,
  }),
  PriceSetByUser: z.object({ priceCents: cents, floorCents: cents, opId: z.string() }),
  /** By the rule of the listing. `explanation`: from what it was decided, as it is shown. */
  PriceDecided: z.object({ priceCents: cents, floorCents: cents, opId: z.string(), explanation: explanationSchema }),
  /** Null: by hand only. */
  AutoPricingSet: z.object({ rule: pricingRuleSchema.nullable(), floorCents: cents }),
  AutoPricingPaused: z.object({ why: z.enum(pausedForReasons), explanation: explanationSchema.optional() }),
  AutoPricingResumed: z.object({}),
  /** `saleId`: of what was sold elsewhere. */
  DelistRequested: z.object({ why: z.enum(delistReasonNames), opId: z.string(), saleId: z.string().optional() }),
  ListingSold: z.object({ saleId: z.string(), oneId: z.string(), priceCents: cents.optional() }),
  /** The channel shows another price than the one that it took; it is told again. */
  ListingDrifted: z.object({ seenCents: cents, opId: z.string() }),
  /** By the channel: it was taken down, or has expired. */
  ListingEndedThere: z.object({ why: z.string() }),
} as const;

export type ListingEvent = EventsOf<typeof listingEventSchemas>;
export type ListingEventName = keyof typeof listingEventSchemas;
