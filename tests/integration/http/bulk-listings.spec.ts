import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelSecretFields } from '#contracts/channels/channel-secrets.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

let whole: WholePortal;
beforeAll(async () => {
  whole = await openWholePortal();
  const secrets = Object.fromEntries(channelSecretFields.stockMarket.map((name) => [name, 'x']));
  await whole.post('admin', '/channels/accounts', { kind: 'stockMarket', name: 'Ours', secrets });
});
afterAll(() => whole.close());

const listed = async (): Promise<string> => {
  const oneId = await whole.given.available();
  const on = [{ channel: 'stockMarket', priceCents: 20_000 }];
  const { results } = await whole.post<{ results: { listingId: string }[] }>('seller', '/listings', { items: [{ oneId, on }] });
  return results[0]!.listingId;
};
const changes = (listingIds: readonly string[], role: 'seller' | 'admin' = 'seller') =>
  whole.call(
    role,
    role === 'seller' ? 'business' : 'admin',
    { method: 'POST', path: '/listings/prices' },
    { body: { listingIds, change: { kind: 'by', cents: 100 } } },
  );

describe('Rule: a second bulk operation waits until the first has ended (R8.29)', () => {
  it('for whoever began it; a single change does not', async () => {
    const [first, second, third] = [await listed(), await listed(), await listed()];
    const { pool } = whole.portal;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM listings WHERE listing_id = $1 FOR UPDATE', [first]);
    const running = changes([first!, second!]);
    await expect.poll(async () => (await pool.query('SELECT 1 FROM listing_bulk_turns')).rowCount).toBe(1);

    const refused = await changes([second!, third!]);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'BulkUnderWay']);
    expect(refused.json().msg).toBe('Please wait: finish the current operation first');
    // It is let in, and appended once what stands before it is.
    const single = changes([third!]);

    await holder.query('COMMIT');
    holder.release();
    expect([(await running).statusCode, (await single).statusCode]).toEqual([200, 200]);
    expect((await pool.query('SELECT 1 FROM listing_bulk_turns')).rowCount).toBe(0);
    expect((await changes([second!, third!])).statusCode).toBe(200);
  });

  it('and the turn of a node that died is over after a minute', async () => {
    const [first, second] = [await listed(), await listed()];
    await whole.portal.pool.query(
      `INSERT INTO listing_bulk_turns SELECT account_id, gen_random_uuid(), now() - interval '1 second' FROM
       (SELECT DISTINCT metadata->'actor'->>'accountId' AS account_id FROM events WHERE type = 'ListingRequested') AS a`,
    );
    expect((await changes([first!, second!])).statusCode).toBe(200);
  });
});
