import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChannelFees } from '#contracts/pricing/channel-fees-calls.ts';
import type { QuoteRead } from '#contracts/pricing/market-quote.ts';
import { searchPrices } from '#contracts/pricing/price-search.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { projectionMigrations } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { lowestAsks } from '#projections/market-prices/lowest-asks.ts';
import { channelFeesStream } from '#services/aggregates/channel-fees/channel-fees.ts';
import { pricingMigrations } from '#services/pricing/migrations/index.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { dunk, id, item, reference, stored } from '#tests/integration/projections/facts.ts';
import { actorOf, admin, seller } from '#tests/integration/projections/people.ts';
import { readWorld, type ReadWorld } from '#tests/integration/projections/read-world.ts';
import { fact } from '#tests/support/facts.ts';

const start = '2026-11-20T15:00:00.000Z';
const at = (minutes: number): Date => new Date(Date.parse(start) + minutes * 60_000);

const quote = (lowestCents: number | null, minutes: number, part: Partial<QuoteRead> = {}): QuoteRead => ({
  channel: 'stockMarket',
  sku: dunk.sku,
  size: dunk.size,
  lowestCents,
  highestBidCents: 19_100,
  lastSaleCents: 20_500,
  depth: 'top',
  asOfMs: at(minutes).getTime(),
  ...part,
});

let world: ReadWorld;
const record = (minutes: number, ...quotes: QuoteRead[]) => recordQuotes({ pool: world.pool, now: at(minutes) }, quotes);
const stockMarket = async () =>
  (await world.pool.query(`SELECT * FROM market_quotes WHERE channel = 'stockMarket' AND sku = $1`, [dunk.sku])).rows[0];

beforeAll(async () => {
  world = await readWorld(start, [...projectionMigrations, ...pricingMigrations]);
  await world.happen(actorOf(admin), ...reference, item(id(1), ...stored()), item(id(2), ...stored()), item(id(3), ...stored({ shopId: 8 })));
});
afterAll(() => world.close());

describe('Rule: the newest quote of a variant counts, and every move of it is kept', () => {
  it('keeps the first', async () => {
    await record(0, quote(21_200, 0));
    expect(await stockMarket()).toMatchObject({ lowest_cents: 21_200, seq: '1', is_suspect: false });
  });

  it('lets an older one say nothing, and one of two in a batch', async () => {
    await record(1, quote(1_000, -1));
    await record(2, quote(21_000, 2), quote(21_100, 1));
    expect(await stockMarket()).toMatchObject({ lowest_cents: 21_000, seq: '2' });
  });

  it('doubts a leap until it is said again', async () => {
    await record(3, quote(9_000, 3));
    expect(await stockMarket()).toMatchObject({ lowest_cents: 9_000, is_suspect: true });
    await record(4, quote(9_000, 4));
    expect(await stockMarket()).toMatchObject({ is_suspect: false, seq: '4' });
  });

  it('puts no tick on the tape where nothing moved', async () => {
    const { rows } = await world.pool.query('SELECT lowest_cents FROM market_ticks ORDER BY seq');
    expect(rows.map(({ lowest_cents }) => lowest_cents)).toEqual([21_200, 21_000, 9_000]);
  });

  it('has the variant decided anew, once', async () => {
    const { rows } = await world.pool.query('SELECT channel, sku, size, due_at FROM pricing_due');
    expect(rows).toEqual([{ channel: 'stockMarket', sku: dunk.sku, size: dunk.size, due_at: at(0) }]);
  });

  it('takes two batches of the same variants at once', async () => {
    const batch = (minutes: number) =>
      Array.from({ length: 50 }, (_, index) => quote(20_000 + minutes, minutes, { channel: 'auction', size: String(index) }));
    await Promise.all([record(5, ...batch(5)), record(6, ...batch(6).toReversed()), record(7, ...batch(7))]);
    const { rows } = await world.pool.query(`SELECT DISTINCT lowest_cents FROM market_quotes WHERE channel = 'auction'`);
    expect(rows).toEqual([{ lowest_cents: 20_007 }]);
    await world.pool.query(`DELETE FROM market_quotes WHERE channel = 'auction'`);
  });
});

describe('Rule: a seller sees what each size is worth, by the own fees (R2.64, R1.19)', () => {
  beforeAll(async () => {
    world.setClock(at(20).toISOString());
    await record(19, quote(21_200, 19));
    await record(
      20,
      quote(21_200, 20),
      quote(20_600, 20, { channel: 'market', lastSaleCents: null, highestBidCents: null }),
      quote(40_000, -60 * 24, { channel: 'auction' }),
    );
    const fees = { channel: 'stockMarket' as const, from: '2026-11-20', fees: [{ lines: [] }], description: 'Agreed' };
    await world.happen(
      actorOf({ ...admin, name: 'Grace' }),
      fact(channelFeesStream, 'stockMarket', { type: 'ChannelFeesSet', data: { ...fees, shopId: 8, version: 1 } }),
    );
  });

  const offers = async (viewer = seller) => {
    const { records } = await world.ask(searchPrices, viewer, { text: dunk.sku.toLowerCase() });
    return records[0]!.sizes.find(({ size }) => size === dunk.size)!;
  };

  it('with the payout, the age, and the best of those that are not stale', async () => {
    const size = await offers();
    expect(size).toMatchObject({ inStock: 2, oneId: [id(1), id(2)].toSorted()[0] });
    expect(size.offers.map(({ channel, payoutCents, age, isBest }) => [channel, payoutCents, age, isBest])).toEqual([
      ['stockMarket', 18_656, 'fresh', false],
      ['market', 19_973, 'fresh', true],
      ['auction', 36_800, 'stale', false],
    ]);
  });

  it('by the fees of that merchant alone', async () => {
    const other = await offers({ ...seller, shopId: 8, accountId: 'other' });
    expect(other.inStock).toBe(1);
    expect(other.offers[0]).toMatchObject({ channel: 'stockMarket', payoutCents: 21_200, isBest: true });
  });

  it('finds nothing under another name', async () => expect((await world.ask(searchPrices, seller, { text: 'no such shoe' })).records).toEqual([]));

  it('tells the lowest ask for a new listing, unless it is stale', async () => {
    const variant = (channel: 'stockMarket' | 'auction' | 'b2b') => ({ channel, sku: dunk.sku, size: dunk.size });
    const db = kyselyOn<ReadTables>(world.pool);
    expect(await lowestAsks(db, [variant('b2b'), variant('stockMarket'), variant('auction')], at(20))).toMatchObject([null, { cents: 21_200 }, null]);
  });
});

describe('Rule: administrators see every row of fees with its first day', () => {
  it('the published ones first, and who set the others', async () => {
    const { records } = await world.ask(listChannelFees, admin, {});
    const ofStockMarket = records.filter(({ channel }) => channel === 'stockMarket');
    expect(ofStockMarket.map(({ shopInfo, state, version, setBy }) => [shopInfo?.id ?? null, state, version, setBy])).toEqual([
      [null, 'inForce', 0, null],
      [8, 'inForce', 1, 'Grace'],
    ]);
    expect(new Set(records.map(({ channel }) => channel)).size).toBe(8);
  });

  it('as the log has it', async () => {
    await world.rebuildAll();
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
