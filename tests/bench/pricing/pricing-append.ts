import type { Pool } from 'pg';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { pricedBooks } from '#projections/market-prices/priced-books.ts';
import { confirmed, requested } from '#services/aggregates/listing/listing-examples.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { migrations } from '#services/composition/migrations.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { decideDue } from '#services/pricing/runner/decide-due.ts';
import { dunk, item, reference, stored } from '#tests/integration/projections/facts.ts';
import { asHappened, fact, type Fact } from '#tests/support/facts.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { atLeast, median, type Figure } from '../figure.ts';
import { carryOut, commandsOn } from '../money/wallets.ts';
import { timed } from '../timed.ts';

const books = 800;
const listingsOfEach = 5;
const rounds = 3;
const AT_ONCE = 100;
/** Prices decided, appended and put into the outbox, a second. */
const bound = 3_000;
const start = Date.parse('2026-11-20T15:00:00.000Z');

/** `pricing-append`: every quote moves, and every listing follows: from what is due to prices in the log, their rows and what the channels are asked. */
export const pricingAppendFigure = async (url: string): Promise<Figure> => {
  const pool = createPool(url, { size: 4 });
  let now = start;
  const clock = { now: () => new Date(now) };
  const run = commandsOn(pool, clock);
  const happen = (facts: readonly Fact[]) => carryOut(run, async (load) => ({ decision: await asHappened(load, ...facts), answer: null }));
  try {
    await migrate(pool, migrations);
    await happen(reference);
    const listings = Array.from({ length: books * listingsOfEach }, (_, index) => index);
    for (let from = 0; from < listings.length; from += AT_ONCE) await happen(listings.slice(from, from + AT_ONCE).flatMap(listed));
    await pool.query('VACUUM ANALYZE');
    const db = kyselyOn<ReadTables>(pool);
    const needs = { pool, clock, commands: run, pricedBooks: (keys: Parameters<typeof pricedBooks>[1]) => pricedBooks(db, keys), intervalMs: 0 };
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      now += 60_000;
      await confirmAll(pool);
      await quoteAll(pool, clock.now(), 21_300 - round * 100);
      const before = await priced(pool);
      const { seconds: took } = await timed(async () => {
        while ((await decideDue(needs)) > 0);
      });
      const changed = (await priced(pool)) - before;
      if (changed !== listings.length) throw new Error(`${changed} prices changed, not ${listings.length}.`);
      if (round > 0) rates.push(changed / took);
    }
    return atLeast('pricing-append', median(rates), 'prices/s', bound, 1);
  } finally {
    await pool.end();
  }
};

const sizeOf = (book: number): string => `B${book}`;

/** Of shops that sell nothing else there, so that each follows the others' price. */
const listed = (index: number): Fact[] => {
  const oneId = oneIdFrom(Array.from({ length: 9 }, (_, digit) => Math.floor(index / 31 ** digit) % 31));
  const what = { ...dunk, size: sizeOf(Math.floor(index / listingsOfEach)) };
  const shopId = 7 + (index % 2);
  const listingId = `LS-${index}`;
  const rule = { mode: 'undercutLowest', limitCents: 10_000 } as const;
  return [
    item(oneId, ...stored({ what, shopId })),
    fact(
      listingStream,
      listingId,
      requested({ listingId, shopId, oneIds: [oneId], variant: { ...what }, rule }),
      confirmed('publish', { priceCents: 21_400 }),
    ),
  ];
};

/** As if every channel had answered, without the time that this takes. */
const confirmAll = (pool: Pool) => pool.query('UPDATE listings SET synchronising = false, confirmed_cents = NULL');

const quoteAll = (pool: Pool, now: Date, lowestCents: number) =>
  recordQuotes(
    { pool, now },
    Array.from({ length: books }, (_, book) => ({
      channel: 'stockMarket',
      sku: dunk.sku,
      size: sizeOf(book),
      lowestCents,
      highestBidCents: null,
      lastSaleCents: null,
      depth: 'top',
      asOfMs: now.getTime(),
    })),
  );

const priced = async (pool: Pool): Promise<number> =>
  (await pool.query(`SELECT count(*)::int AS n FROM events WHERE type = 'PriceDecided'`)).rows[0].n;
