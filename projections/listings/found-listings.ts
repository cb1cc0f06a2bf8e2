import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { feesOn } from '#contracts/listings/fees-on.ts';
import { listingActionsOn } from '#contracts/listings/listing-actions.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { FeeRow } from '#contracts/pricing/published-fees.ts';
import { payoutOf } from '#contracts/pricing/payout.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';

export interface ListingNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
  lowestAsks(asked: readonly { channel: ChannelKind; sku: string; size: string }[], now: Date): Promise<(LowestAsk | null)[]>;
  channelFees(): Promise<readonly FeeRow[]>;
}

export interface LowestAsk {
  cents: number;
  asOf: string;
}

/** Listings with the shop that they are of; their steps only where one of them is looked at. */
export const foundListings = (db: ReadDatabase) =>
  db
    .selectFrom('listings as l')
    .leftJoin('shops as s', 's.shop_id', 'l.shop_id')
    .select([
      'l.listing_id',
      'l.shop_id',
      'l.status',
      'l.channel',
      'l.one_id',
      'l.sku',
      'l.size',
      'l.brand',
      'l.name',
      'l.image',
      'l.currency',
      'l.price_cents',
      'l.confirmed_cents',
      'l.user_cents',
      'l.floor_cents',
      'l.rule',
      'l.paused',
      'l.synchronising',
      'l.failure',
      'l.delist_why',
      'l.external_id',
      'l.requested_at',
      'l.priced_at',
      'l.ended_at',
      'l.updated_at',
      'l.version',
      sql<string>`coalesce(s.uid, '')`.as('uid'),
      sql<string>`coalesce(s.realname, '')`.as('realname'),
    ]);

export type FoundListing = Awaited<ReturnType<ReturnType<typeof foundListings>['execute']>>[number];

/** Rows as the viewer may see them, with what is known of the market of each. */
export const toListing =
  (viewer: Viewer, { allowedEvents, clock, fees }: Pick<ListingNeeds, 'allowedEvents' | 'clock'> & { fees: readonly FeeRow[] }) =>
  (row: FoundListing, lowest: LowestAsk | null): ListingRow => ({
    listingId: row.listing_id,
    status: row.status,
    channel: row.channel,
    shopInfo: { id: row.shop_id, uid: row.uid, realname: row.realname },
    oneId: row.one_id,
    sku: row.sku,
    spec: row.size,
    brand: row.brand,
    remarks: row.name,
    img: row.image,
    currency: row.currency,
    priceCents: row.price_cents,
    confirmedCents: row.confirmed_cents,
    userCents: row.user_cents,
    floorCents: row.floor_cents,
    payoutCents: payoutOf(feesOn(fees, { channel: row.channel, shopId: row.shop_id }, clock.now()), row.price_cents),
    lowestCents: lowest?.cents ?? null,
    gmtLowest: lowest?.asOf ?? null,
    rule: row.rule,
    paused: row.paused,
    isSynchronising: row.synchronising,
    failure: row.failure,
    delistWhy: row.delist_why,
    ...(!isSeller(viewer) && { externalId: row.external_id }),
    gmtCreate: row.requested_at,
    gmtModify: row.updated_at,
    gmtPriced: row.priced_at,
    gmtEnded: row.ended_at,
    version: row.version,
    actions: listingActionsOn({ isPaused: row.paused !== null, isEnding: row.status === 'ending' }, viewer, allowedEvents.listing(row.status)),
  });
