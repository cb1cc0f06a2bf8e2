import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import { listingEventSchemas, type ListingEvent } from '#contracts/listings/listing-events.ts';
import { MAX_LISTING_STEPS } from '#contracts/listings/listing-queries.ts';
import { isOpenListing, type ListingStatus } from '#contracts/listings/listing-statuses.ts';
import type { Explanation } from '#contracts/pricing/explanation.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import { listingsCounts } from './materialised-counts.ts';
import type { ListingRow, ListingStepRow } from './table.ts';

const isListingEvent = isOneOf(listingEventSchemas);

/** Every listing as it stands. */
export const listingsProjection: RowProjection<ListingRow> = {
  kind: 'row',
  name: 'listings',
  table: 'listings',
  key: 'listing_id',
  ofOneStream: true,
  derived: [listingsCounts],
  keyOf: (event) => (isListingEvent(event) ? event.streamId.slice('listing-'.length) : null),
  evolve: (row, event) => {
    if (!isListingEvent(event)) return row;
    const before = event.type === 'ListingRequested' ? requested(event) : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    const status = (metadata.tags.state ?? before.status) as ListingStatus;
    return {
      ...before,
      ...changes(before, event),
      status,
      ended_at: isOpenListing(status) ? null : (before.ended_at ?? recordedAt),
      history: [step(event), ...before.history].slice(0, MAX_LISTING_STEPS),
      updated_at: recordedAt,
      version,
    };
  },
};

type Event = Recorded<ListingEvent>;

const requested = ({ data, recordedAt: at }: Extract<Event, { type: 'ListingRequested' }>): ListingRow => ({
  listing_id: data.listingId,
  shop_id: data.shopId,
  status: 'publishing',
  channel: data.channel,
  account_id: data.accountId,
  one_id: data.oneIds[0] ?? '',
  sku: data.variant.sku,
  size: data.variant.size,
  brand: data.variant.brand,
  name: data.variant.name,
  image: data.variant.image,
  currency: data.currency,
  price_cents: data.priceCents,
  confirmed_cents: null,
  user_cents: data.priceCents,
  floor_cents: data.floorCents,
  mode: data.rule?.mode ?? null,
  rule: data.rule ?? null,
  paused: null,
  synchronising: true,
  failure: null,
  delist_why: null,
  external_id: null,
  again_for: data.again?.saleId ?? null,
  history: [],
  requested_at: at,
  priced_at: at,
  ended_at: null,
  updated_at: at,
  version: 0,
});

const changes = (row: ListingRow, event: Event): Partial<ListingRow> => {
  const { recordedAt: priced_at } = event;
  switch (event.type) {
    case 'ListingRequested':
    case 'OperationLost':
      return {};
    case 'OperationConfirmed':
      return confirmed(row, event.data);
    case 'OperationFound':
      return event.data.as === 'done' ? confirmed(row, event.data) : { synchronising: isOpenListing(row.status) };
    case 'OperationRefused': {
      const { op, failure, again } = event.data;
      return {
        failure: { op, kind: failure },
        synchronising: again !== undefined,
        ...(op === 'reprice' && again === undefined && { price_cents: row.confirmed_cents ?? row.price_cents }),
        ...(op === 'withdraw' && again === undefined && { delist_why: null }),
      };
    }
    case 'PriceSetByUser': {
      const { priceCents, floorCents } = event.data;
      return { price_cents: priceCents, user_cents: priceCents, floor_cents: floorCents, synchronising: true, failure: null, priced_at };
    }
    case 'PriceDecided':
      return { price_cents: event.data.priceCents, floor_cents: event.data.floorCents, paused: null, synchronising: true, failure: null, priced_at };
    case 'AutoPricingSet': {
      const { rule, floorCents } = event.data;
      return { rule, mode: rule?.mode ?? null, paused: null, floor_cents: floorCents };
    }
    case 'AutoPricingPaused':
      return { paused: event.data.why };
    case 'AutoPricingResumed':
      return { paused: null, user_cents: row.price_cents };
    case 'DelistRequested':
      return { delist_why: event.data.why, synchronising: true };
    case 'ListingDrifted':
      return { confirmed_cents: event.data.seenCents, synchronising: true };
    case 'ListingSold':
    case 'ListingEndedThere':
      return { synchronising: false };
  }
};

interface Answer {
  op: ChannelOp;
  priceCents?: number | undefined;
  externalId?: string | undefined;
  next?: string | undefined;
}

const confirmed = (row: ListingRow, { op, priceCents, externalId, next }: Answer): Partial<ListingRow> => ({
  failure: null,
  ...(op !== 'withdraw' && { confirmed_cents: priceCents ?? row.price_cents }),
  ...(externalId !== undefined && { external_id: externalId }),
  // What was sent before an end was wished for is not the end yet.
  synchronising: next !== undefined || (row.status === 'ending' && op !== 'withdraw'),
});

/** What an event says beside its name, whichever carries it. */
interface Said {
  priceCents?: number;
  seenCents?: number;
  why?: string;
  failure?: string;
  code?: string;
  saleId?: string;
  rule?: { mode: string } | null;
  explanation?: Explanation;
  again?: unknown;
}

const step = ({ eventId, type, recordedAt, metadata, data }: Event): ListingStepRow => {
  const { priceCents, seenCents, why, failure, code, saleId, rule, explanation, again } = data as Said;
  return {
    id: eventId,
    name: type,
    at: recordedAt,
    operator: metadata.actor.name,
    cents: priceCents ?? seenCents ?? null,
    said: (again ? 'again' : undefined) ?? why ?? failure ?? saleId ?? rule?.mode ?? code ?? '',
    ...(explanation && { explanation }),
  };
};
