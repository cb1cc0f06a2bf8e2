import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { Call } from '#contracts/kernel/route.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { bookOfListings } from '#projections/market-prices/priced-books.ts';
import { confirmed, requested } from '#services/aggregates/listing/listing-examples.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { migrations } from '#services/composition/migrations.ts';
import { explainPriceRoute, tryPricingRoute } from '#services/pricing/explain-price.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { dunk, id, item, reference, stored } from '#tests/integration/projections/facts.ts';
import { actorOf, admin, otherSeller, seller } from '#tests/integration/projections/people.ts';
import { readWorld, type ReadWorld } from '#tests/integration/projections/read-world.ts';
import { fact } from '#tests/support/facts.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
let world: ReadWorld;

const variant = { sku: dunk.sku, size: dunk.size, brand: dunk.brand, name: dunk.name, image: '' };
const listing = (listingId: string, oneId: string, more: object = {}) =>
  fact(listingStream, listingId, requested({ listingId, oneIds: [oneId], variant, ...more }), confirmed('publish', { priceCents: 21_400 }));

beforeAll(async () => {
  world = await readWorld(now.toISOString(), migrations as never);
  const rule = { mode: 'undercutLowest', limitCents: 20_500 } as const;
  await world.happen(
    actorOf(admin),
    ...reference,
    ...[1, 2, 3].map((number) => item(id(number), ...stored())),
    listing('LS-1', id(1), { rule }),
    listing('LS-2', id(2)),
    listing('LS-3', id(3), { shopId: 8, rule }),
  );
  const at = new Date(now.getTime() + 1_000);
  world.setClock(at.toISOString());
  await recordQuotes({ pool: world.pool, now: at }, [
    {
      channel: 'stockMarket',
      sku: dunk.sku,
      size: dunk.size,
      lowestCents: 21_200,
      highestBidCents: null,
      lastSaleCents: null,
      depth: 'top',
      asOfMs: at.getTime(),
    },
  ]);
});
afterAll(() => world.close());

const needs = () => ({
  clock: { now: () => new Date(now.getTime() + 2_000) },
  bookOfListings: (listingIds: readonly string[]) => bookOfListings(kyselyOn<ReadTables>(world.pool), listingIds),
});
const why = async (viewer: Viewer, listingId: string) => {
  const answer = await explainPriceRoute(needs()).answer({ viewer, query: { listingId } } as Call<any>);
  return isRejection(answer) ? answer.rejected : (answer as any).explanation;
};
const tried = async (viewer: Viewer, listingIds: string[]) => {
  const answer = await tryPricingRoute(needs()).answer({ viewer, body: { listingIds, rule: { mode: 'fiveDollarProtection' } } } as Call<any>);
  return isRejection(answer) ? answer.rejected : (answer as any).results.map(({ explanation }: any) => explanation?.result);
};

describe('Rule: whoever may see a listing is told why its price is what it is, and why nothing happens', () => {
  it('by the decider that the runner asks', async () => {
    expect(await why(seller, 'LS-1')).toMatchObject({ result: { do: 'change', toCents: 21_100 }, market: { otherCents: 21_200 }, own: { count: 2 } });
    expect(await why(admin, 'LS-3')).toMatchObject({ result: { do: 'change', toCents: 21_100 } });
    expect(await why(seller, 'LS-2')).toBeNull();
  });

  it("and of nobody else's", async () => {
    expect(await why(otherSeller, 'LS-1')).toBe('NotFound');
    expect(await why(seller, 'LS-404')).toBe('NotFound');
  });
});

describe('Rule: a rule can be tried on listings that are open, and changes nothing (R5.18)', () => {
  it('one by one, in the order asked', async () =>
    expect(await tried(seller, ['LS-2', 'LS-3', 'LS-1'])).toMatchObject([
      { do: 'change', toCents: 21_100 },
      undefined,
      { do: 'change', toCents: 21_100 },
    ]));

  it('and is refused where none is', async () => {
    expect(await tried(seller, ['LS-3', 'LS-404'])).toBe('NoActiveListings');
    expect((await world.pool.query(`SELECT FROM events WHERE type = 'PriceDecided'`)).rowCount).toBe(0);
  });
});
