import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

const cents = z.number().int();
const label = z.object({ url: z.string(), logNo: z.string(), carrier: z.string() });

/** Why a sale was given up: by whom, or because its time was over. */
export const cancelCauses = ['buyer', 'platform', 'operator', 'oversold', 'expired'] as const;
export type CancelCause = (typeof cancelCauses)[number];

/** What a channel said of a sale, and what was sold. */
const sold = {
  saleId: z.string(),
  channel: z.enum(channelKinds),
  /** The platform's own number. */
  saleNo: z.string(),
  /** Whose account at the channel; absent where an administrator recorded the sale. */
  accountId: z.string().optional(),
  externalId: z.string().optional(),
  listingId: z.string().optional(),
  shopId: z.number().int(),
  warehouseId: z.string(),
  oneId: z.string(),
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  size: z.string(),
  image: z.string(),
  /** In cents of the channel's currency. */
  priceCents: cents,
  currency: z.string(),
  /** UTC, ISO 8601, here and below. */
  soldAt: z.string(),
  shipBy: z.string().optional(),
  /** Until then its buyer may cancel, and nobody picks it. */
  pickableAt: z.string().optional(),
  /** The listings that are over because of it. */
  delisted: z.array(z.string()).optional(),
};

/** A sale on a channel: stream `sale-<channel>-<saleNo>`. */
export const saleEventSchemas = {
  /** The buyer has not paid yet: the item is kept for them, and its order is held. */
  SaleReserved: z.object({ ...sold, oddNo: z.string().optional() }),
  /** `oddNo`: the order by which it leaves; absent where the item was not there to be locked. `consigned`: that order is its consignment. */
  SaleRecorded: z.object({ ...sold, oddNo: z.string().optional(), consigned: z.literal(true).optional() }),
  /** The item was promised already: to another sale, by its id, or to an order or a repair, by its number. */
  SaleOversold: z.object({ heldBy: z.string() }),
  /** Another item takes its place. */
  SaleReassigned: z.object({ oneId: z.string(), by: z.string(), oddNo: z.string() }),
  SalePriceChanged: z.object({ fromCents: cents, priceCents: cents, reason: z.string() }),
  SaleLabelled: z.object({ label }),
  SaleShipped: z.object({ logNo: z.string(), carrier: z.string() }),
  SaleIssueRaised: z.object({ reason: z.string() }),
  SaleIssueSettled: z.object({}),
  /** The platform has the goods and has accepted them. */
  SaleProcessed: z.object({}),
  /** What the channel paid, beside what was expected of it; in cents. */
  SalePaidOut: z.object({ grossCents: cents, platformFeeCents: cents, consignmentFeeCents: cents, payoutCents: cents }),
  /** What the channel paid against what the rate cards of the day come to. Appended where they differ by more than a cent. */
  PayoutCompared: z.object({ expectedCents: cents, actualCents: cents }),
  SaleCancelled: z.object({
    cause: z.enum(cancelCauses),
    reason: z.string(),
    /** What the platform asks for it. */
    penaltyCents: cents.optional(),
  }),
  SaleReturned: z.object({ reason: z.string() }),
  /** `deductedCents`: what went out of the seller's wallet again. */
  SaleRefunded: z.object({ deductedCents: cents }),
  SaleArchived: z.object({}),
  SaleClosed: z.object({ reason: z.string() }),
  /** Word for word, as the channel tells it. */
  SaleStateUnknown: z.object({ foreign: z.string() }),
} as const;

export type SaleEvent = EventsOf<typeof saleEventSchemas>;
export type SaleEventName = keyof typeof saleEventSchemas;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    /** Of a sale: the number of its stream. */
    saleId?: string;
  }
}
