import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxSecret } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { introducePortal } from '#services/composition/marketplaces.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let sandbox: Marketplaces;
let database: TestDatabase;

beforeAll(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  database = await freshDatabase({ migrations, size: 1 });
});
afterAll(async () => {
  await sandbox?.close();
  await database?.close();
});

const insert = (listing: { id: string; status: string; channel: string; externalId: string | null; confirmed: number | null }) =>
  database.pool.query(
    `INSERT INTO listings (listing_id, shop_id, status, channel, account_id, one_id, sku, size, brand, name, image, currency, price_cents, confirmed_cents,
       user_cents, floor_cents, synchronising, external_id, history, requested_at, priced_at, updated_at, version)
     VALUES ($1, 1, $2, $3, 'CA1', $1, 'DD1391-100', '9.5', 'Nike', 'Dunk Low Panda', '', 'USD', 21100, $5, 21100, 10000, false, $4, '[]', now(), now(), now(), 1)`,
    [listing.id, listing.status, listing.channel, listing.externalId, listing.confirmed],
  );

describe('Rule: a sandbox that is started anew is told what stands on sale there', () => {
  it('at the price that it confirmed, and only what may be seen by buyers', async () => {
    await insert({ id: 'L1', status: 'live', channel: 'kickExchange', externalId: 'there-1', confirmed: 21_200 });
    await insert({ id: 'L2', status: 'ending', channel: 'auction', externalId: 'there-2', confirmed: null });
    await insert({ id: 'L3', status: 'ended', channel: 'kickExchange', externalId: 'there-3', confirmed: 21_200 });
    await insert({ id: 'L4', status: 'publishing', channel: 'kickExchange', externalId: null, confirmed: null });
    await insert({ id: 'L5', status: 'live', channel: 'b2b', externalId: 'there-5', confirmed: 21_200 });
    await introducePortal({ pool: database.pool, url: 'http://127.0.0.1:9' }, sandbox.url);
    const answer = await fetch(`${sandbox.url}/__sandbox/truth`, { headers: { 'x-sandbox-secret': sandboxSecret } });
    const { listings } = (await answer.json()) as { listings: { listingNo: string }[] };
    expect(listings).toMatchObject([
      { channel: 'kickExchange', listingNo: 'there-1', mark: 'L1', styleCode: 'DD1391-100', size: '9.5', cents: 21_200, state: 'live' },
      { channel: 'auction', listingNo: 'there-2', mark: 'L2', cents: 21_100, state: 'live' },
    ]);
  });
});
