import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import { explanationWords } from '#contracts/pricing/explanation-words.ts';
import { explanationSchema } from '#contracts/pricing/explanation.ts';
import type { QuoteRead } from '#contracts/pricing/market-quote.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { commands } from '#kernel/commands/commands.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { inlineProjections } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { bookOfListings, pricedBooks } from '#projections/market-prices/priced-books.ts';
import { channelSwitchStream } from '#services/aggregates/channel/channel-switch.ts';
import { confirmed, requested } from '#services/aggregates/listing/listing-examples.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { migrations } from '#services/composition/migrations.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { decideDue } from '#services/pricing/runner/decide-due.ts';
import { priceAtSending } from '#services/pricing/runner/price-at-sending.ts';
import { dunk, id, item, reference, stored } from '#tests/integration/projections/facts.ts';
import { actorOf, admin } from '#tests/integration/projections/people.ts';
import { readWorld, type ReadWorld } from '#tests/integration/projections/read-world.ts';
import { fact } from '#tests/support/facts.ts';

const start = Date.parse('2026-11-20T15:00:00.000Z');
let now = start;
let world: ReadWorld;
let serial = 0;

const happen = (...facts: Parameters<ReadWorld['happen']>[1][]) => world.happen(actorOf(admin), ...facts);
const later = (minutes: number): void => {
  now += minutes * 60_000;
  world.setClock(new Date(now).toISOString());
};

const needs = () => {
  const db = kyselyOn<ReadTables>(world.pool);
  const log = postgresEventLog(world.pool, { inline: runInline(inlineProjections) });
  return {
    pool: world.pool,
    clock: { now: () => new Date(now) },
    commands: commands(log, { now: () => new Date(now) }, { eventId: uuidv7 }),
    pricedBooks: (keys: Parameters<typeof pricedBooks>[1]) => pricedBooks(db, keys),
    bookOfListings: (listingIds: readonly string[]) => bookOfListings(db, listingIds),
  };
};

const quote = (lowestCents: number, part: Partial<QuoteRead> = {}): Promise<void> =>
  recordQuotes({ pool: world.pool, now: new Date(now) }, [
    {
      channel: 'stockMarket',
      sku: dunk.sku,
      size: dunk.size,
      lowestCents,
      highestBidCents: 19_100,
      lastSaleCents: 20_500,
      depth: 'top',
      asOfMs: now,
      ...part,
    },
  ]);

/** A live listing at $214, confirmed a minute ago. */
const listed = async (rule: PricingRule, part: Partial<Extract<ListingEvent, { type: 'ListingRequested' }>['data']> = {}): Promise<string> => {
  const listingId = `LS-${++serial}`;
  const variant = { sku: dunk.sku, size: dunk.size, brand: dunk.brand, name: dunk.name, image: '' };
  await happen(
    fact(
      listingStream,
      listingId,
      requested({ listingId, oneIds: [id(serial)], variant, rule, ...part }),
      confirmed('publish', { priceCents: 21_400 }),
    ),
  );
  later(1);
  return listingId;
};

const row = async (listingId: string) => (await world.pool.query('SELECT * FROM listings WHERE listing_id = $1', [listingId])).rows[0];
const events = async (listingId: string) =>
  (await world.pool.query('SELECT type, data FROM events WHERE stream_id = $1 ORDER BY version', [`listing-${listingId}`])).rows as {
    type: string;
    data: any;
  }[];
const wish = async (listingId: string) => (await world.pool.query('SELECT * FROM channel_outbox WHERE listing_id = $1', [listingId])).rows[0];

beforeAll(async () => {
  world = await readWorld(new Date(start).toISOString(), migrations as never);
  await happen(...reference, ...Array.from({ length: 9 }, (_, index) => item(id(index + 1), ...stored())));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('DELETE FROM market_quotes; DELETE FROM market_ticks; DELETE FROM pricing_due');
  later(60);
});

const undercut = { mode: 'undercutLowest', limitCents: 20_500 } as const;

describe('Rule: whoever is undercut follows by the rule of the listing, and says why (R1.48)', () => {
  it('in one transaction with what the channel is asked', async () => {
    const listingId = await listed(undercut);
    await quote(21_200);
    expect(await decideDue(needs())).toBe(1);
    expect(await row(listingId)).toMatchObject({ price_cents: 21_100, user_cents: 21_400, synchronising: true });
    expect(await wish(listingId)).toMatchObject({ op: 'reprice', priority: 4, want: { desired: { priceCents: 21_100 }, floorCents: 20_500 } });
    const last = (await events(listingId)).at(-1)!;
    expect(last.type).toBe('PriceDecided');
    expect(explanationWords(explanationSchema.parse(last.data.explanation)).en).toBe(
      'Lowest other ask $212.00 (0 s old). Undercut by $1.00 → $211.00. Floor $205.00, your limit. You get $185.68.',
    );
    expect(await decideDue(needs())).toBe(0);
    await happen(
      fact(listingStream, listingId, { type: 'DelistRequested', data: { why: 'user', opId: 'x' } }, { type: 'ListingEndedThere', data: { why: '' } }),
    );
  });

  it('leaves alone what has moved on meanwhile', async () => {
    const listingId = await listed(undercut);
    await quote(21_200);
    const real = needs();
    await decideDue({
      ...real,
      pricedBooks: async (keys) => {
        const books = await real.pricedBooks(keys);
        await happen(fact(listingStream, listingId, { type: 'PriceSetByUser', data: { priceCents: 21_300, floorCents: 1_000, opId: 'y' } }));
        return books;
      },
    });
    expect(await row(listingId)).toMatchObject({ price_cents: 21_300 });
    await happen(
      fact(listingStream, listingId, { type: 'DelistRequested', data: { why: 'user', opId: 'x' } }, { type: 'ListingEndedThere', data: { why: '' } }),
    );
  });
});

describe('Rule: more than $5 from what a person set pauses, and only a person goes on (R5.17, R9.11)', () => {
  it('keeps the price, and asks the channel for nothing', async () => {
    const listingId = await listed({ mode: 'fiveDollarProtection' });
    await quote(20_800);
    await decideDue(needs());
    expect(await row(listingId)).toMatchObject({ price_cents: 21_400, paused: 'fiveDollars' });
    expect((await events(listingId)).at(-1)).toMatchObject({ type: 'AutoPricingPaused', data: { why: 'fiveDollars' } });
    later(20);
    await quote(21_300);
    await decideDue(needs());
    expect(await row(listingId)).toMatchObject({ price_cents: 21_400, paused: 'fiveDollars' });
    await happen(fact(listingStream, listingId, { type: 'AutoPricingResumed', data: {} }));
    later(1);
    await quote(21_200);
    await decideDue(needs());
    expect(await row(listingId)).toMatchObject({ price_cents: 21_100, paused: null });
    await happen(
      fact(listingStream, listingId, { type: 'DelistRequested', data: { why: 'user', opId: 'x' } }, { type: 'ListingEndedThere', data: { why: '' } }),
    );
  });
});

describe('Rule: a pause at the limit ends when the market comes back', () => {
  it('without anybody, and once', async () => {
    const listingId = await listed({ ...undercut, limitCents: 21_200 });
    await quote(21_200);
    await decideDue(needs());
    expect(await row(listingId)).toMatchObject({ price_cents: 21_400, paused: 'limitReached' });
    await quote(21_200, { asOfMs: now + 1 });
    await decideDue(needs());
    expect((await events(listingId)).filter(({ type }) => type === 'AutoPricingPaused')).toHaveLength(1);
    later(1);
    await quote(21_300);
    await decideDue(needs());
    expect(await row(listingId)).toMatchObject({ price_cents: 21_200, paused: null, user_cents: 21_400 });
    await happen(
      fact(listingStream, listingId, { type: 'DelistRequested', data: { why: 'user', opId: 'x' } }, { type: 'ListingEndedThere', data: { why: '' } }),
    );
  });
});

describe('Rule: the switch of the channels stops every price', () => {
  it('for all, or for one channel', async () => {
    const listingId = await listed(undercut);
    const decidedUnder = async (scope: string) => {
      await happen(fact(channelSwitchStream, scope, { type: 'ChannelHalted', data: { scope, reason: 'Prices look wrong' } } as never));
      await quote(21_200, { asOfMs: (now += 1_000) });
      await decideDue(needs());
      const { price_cents } = await row(listingId);
      await happen(fact(channelSwitchStream, scope, { type: 'ChannelReleased', data: { scope } } as never));
      return price_cents;
    };
    expect(await decidedUnder('all')).toBe(21_400);
    expect(await decidedUnder('stockMarket')).toBe(21_400);
    expect(await decidedUnder('auction')).toBe(21_100);
    await happen(
      fact(listingStream, listingId, { type: 'DelistRequested', data: { why: 'user', opId: 'x' } }, { type: 'ListingEndedThere', data: { why: '' } }),
    );
  });
});

describe('Rule: a price is decided once more when it is about to be sent', () => {
  it('is sent where nothing has changed, replaced where it has, held where the quote has grown old', async () => {
    const listingId = await listed(undercut);
    await quote(21_200);
    await decideDue(needs());
    const atSending = () => priceAtSending(needs())(listingId);
    expect(await atSending()).toEqual({ kind: 'send' });
    later(1);
    await quote(21_300);
    expect(await atSending()).toEqual({ kind: 'changed' });
    expect(await wish(listingId)).toMatchObject({ want: { desired: { priceCents: 21_200 } } });
    expect(await atSending()).toEqual({ kind: 'send' });
    later(60);
    expect(await atSending()).toMatchObject({ kind: 'hold', explanation: { result: { do: 'hold', why: 'stale' } } });
  });
});
