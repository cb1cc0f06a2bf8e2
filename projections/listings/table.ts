import type { ChannelFailureKind, ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ListingEventName } from '#contracts/listings/listing-events.ts';
import type { DelistReason, ListingStatus } from '#contracts/listings/listing-statuses.ts';
import type { Explanation, PausedFor } from '#contracts/pricing/explanation.ts';
import type { PricingMode, PricingRule } from '#contracts/pricing/pricing-modes.ts';

/** What happened to a listing, in few words. */
export interface ListingStepRow {
  id: string;
  name: ListingEventName;
  at: string;
  operator: string;
  /** The price that it speaks of. */
  cents: number | null;
  said: string;
  explanation?: Explanation;
}

/** A listing as it stands: one row per listing. Times UTC, money in cents of its currency. */
export interface ListingRow {
  listing_id: string;
  shop_id: number;
  status: ListingStatus;
  channel: ChannelKind;
  account_id: string;
  /** Of those that it offers, the first. */
  one_id: string;
  sku: string;
  size: string;
  brand: string;
  name: string;
  image: string;
  currency: string;
  price_cents: number;
  confirmed_cents: number | null;
  user_cents: number;
  floor_cents: number;
  mode: PricingMode | null;
  rule: PricingRule | null;
  paused: PausedFor | null;
  synchronising: boolean;
  failure: { op: ChannelOp; kind: ChannelFailureKind } | null;
  delist_why: DelistReason | null;
  external_id: string | null;
  /** The sale that was given up, where it takes up a listing that the sale had ended. */
  again_for: string | null;
  /** Newest first, the latest of them. */
  history: ListingStepRow[];
  requested_at: string;
  priced_at: string;
  ended_at: string | null;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    listings: ListingRow;
  }
}
