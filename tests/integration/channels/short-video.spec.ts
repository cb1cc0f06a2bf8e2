import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import { png } from '#tests/integration/files/sample-files.ts';
import { sku } from '#tests/integration/http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';

let sandbox: Marketplaces;
let control: Control;
let whole: WholePortal;
/** An hour there is a second here. */
const pace = 3_600;

beforeAll(async () => {
  sandbox = await openMarketplaces({
    hasLimits: false,
    pace,
    tickMs: 0,
    catalogue: [{ styleCode: sku, brand: 'Nike', name: 'Dunk', sizes: ['9'], retailCents: 11_000 }],
  });
  control = controlOf(sandbox);
  whole = await openWholePortal({
    settings: { CHANNEL_SHORT_VIDEO_URL: sandbox.urls.shortVideo, CHANNEL_AUCTION_URL: sandbox.urls.auction },
  });
  for (const kind of ['shortVideo', 'auction'] as const)
    await whole.given.post('admin', '/channels/accounts', { kind, name: 'Ours', secrets: demoAccounts.operator[kind] });
  for (const channel of ['shortVideo', 'auction'])
    await control('/hooks', { channel, account: 'operator', url: `${whole.portal.url}/api/channels/hooks/${channel}` });
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

const slowly = { timeout: 30_000, interval: 200 };
const rows = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> => (await whole.portal.pool.query(text, values)).rows as Row[];
const upload = async (content: Buffer): Promise<string> =>
  (await whole.call('admin', 'admin', { method: 'POST', path: '/upload' }, { file: content, fileName: 'a.png' })).json().data;
const stands = async (productId: string) =>
  (
    await rows<{ status: string; audit: string; external_id: string | null }>(
      'SELECT status, audit, external_id FROM shop_products WHERE product_id = $1',
      productId,
    )
  )[0];
const drafted = async (pictures: string[]): Promise<string> => {
  const body = { title: 'Nike Dunk', description: 'Black and white.', pictures, skus: [{ size: '9', priceCents: 24_000 }], sku };
  return (await whole.given.post<{ productId: string }>('admin', '/shop_products', body)).productId;
};
const listed = async (priceCents: number) => {
  const oneId = await whole.given.available();
  const body = { items: [{ oneId, on: [{ channel: 'shortVideo', priceCents }] }] };
  const { results } = await whole.given.post<{ results: { listingId: string; refusal: unknown }[] }>('seller', '/listings', body);
  if (!results[0]!.listingId) throw new Error(JSON.stringify(results));
  return { listingId: results[0]!.listingId, oneId };
};
const listing = async (listingId: string) =>
  (
    await rows<{ status: string; confirmed_cents: number; external_id: string }>(
      'SELECT status, confirmed_cents, external_id FROM listings WHERE listing_id = $1',
      listingId,
    )
  )[0]!;

describe('Rule: goods go to the short-video shop through its audit, and their status follows', () => {
  it('without an approved product nothing is listed there (R8.27)', async () => {
    const { listingId } = await listed(23_000);
    await expect.poll(() => listing(listingId), slowly).toMatchObject({ status: 'failed' });
  });

  it('a product is audited, sells, and is taken off without being deleted', async () => {
    const productId = await drafted([await upload(await png({ width: 640, height: 640 }))]);
    await whole.given.post('admin', '/shop_products/submit', { productId });
    expect(await stands(productId)).toMatchObject({ status: 'pending', audit: 'auditing' });
    await expect
      .poll(() => stands(productId), slowly)
      .toMatchObject({ status: 'active', audit: 'approved', external_id: expect.stringMatching(/^172/) });
    await whole.given.post('admin', '/shop_products/deactivate', { productId });
    await expect
      .poll(async () => (await rows('SELECT 1 FROM shop_product_audits WHERE product_id = $1 AND wish IS NULL', productId)).length, slowly)
      .toBe(1);
    await whole.given.post('admin', '/shop_products/activate', { productId });
    expect(await stands(productId)).toMatchObject({ status: 'active' });
  }, 60_000);

  it('what nobody looks after any more, as after a restore, is sent again; and nothing while channels are held back', async () => {
    const productId = await drafted([await upload(await png({ width: 500, height: 500 }))]);
    await whole.given.post('admin', '/channels/halt', { scope: 'shortVideo', reason: 'Prices look wrong' });
    await whole.given.post('admin', '/shop_products/submit', { productId });
    const gone = await whole.portal.pool.query("DELETE FROM shop_product_audits WHERE product_id = $1 AND wish = 'submit' AND external_id IS NULL", [
      productId,
    ]);
    expect(gone.rowCount).toBe(1);
    await whole.given.post('admin', '/channels/release', { scope: 'shortVideo' });
    await expect.poll(() => stands(productId), { timeout: 50_000, interval: 500 }).toMatchObject({ status: 'active', audit: 'approved' });
  }, 60_000);

  it('a pair is listed, repriced at once, sold, and reserved until it is paid', async () => {
    const { listingId, oneId } = await listed(23_000);
    await expect.poll(() => listing(listingId), slowly).toMatchObject({ status: 'live', confirmed_cents: 23_000, external_id: listingId });
    await whole.given.post('seller', '/listings/price', { listingId, priceCents: 22_500 });
    await expect.poll(() => listing(listingId), slowly).toMatchObject({ status: 'live', confirmed_cents: 22_500 });
    await control('/sell', { channel: 'shortVideo', listingNo: listingId });
    // Its hook tells of it: nobody asks for sales meanwhile.
    const sale = async () => (await rows<{ status: string }>('SELECT status FROM sales WHERE one_id = $1', oneId))[0];
    await expect.poll(sale, slowly).toMatchObject({ status: expect.stringMatching(/reserved|pending|running/) });
    await expect.poll(sale, slowly).toMatchObject({ status: expect.stringMatching(/pending|cancelled/) });
  }, 90_000);
});

describe('Rule: news of a platform is taken in once, and only from itself', () => {
  const told = async (kind: string) =>
    (await rows<{ seen: number }>('SELECT count(*)::int AS seen FROM channel_hooks_seen WHERE account_id = $1', `operator-${kind}`))[0]!.seen;

  it('the same bytes twice are one piece of news', async () => {
    const before = await told('shortVideo');
    expect(before).toBeGreaterThan(0);
    await control('/faults', { channel: 'shortVideo', fault: 'hookTwice', next: 1 });
    const { listingId } = await listed(24_000);
    await expect.poll(() => listing(listingId), slowly).toMatchObject({ status: 'live' });
    expect(await told('shortVideo')).toBeGreaterThan(before);
  }, 60_000);

  it('an auction signs by its key, which is asked for and kept', async () => {
    const oneId = await whole.given.available();
    const { results } = await whole.given.post<{ results: { listingId: string }[] }>('seller', '/listings', {
      items: [{ oneId, on: [{ channel: 'auction', priceCents: 21_000 }] }],
    });
    const { listingId } = results[0]!;
    await expect.poll(() => listing(listingId), slowly).toMatchObject({ status: 'live' });
    await control('/sell', { channel: 'auction', listingNo: listingId });
    await expect.poll(() => told('auction'), slowly).toBe(1);
    await expect.poll(async () => (await rows('SELECT 1 FROM sales WHERE one_id = $1', oneId)).length, slowly).toBe(1);
  }, 60_000);

  it('a forged one is not', async () => {
    const forged = Buffer.from(JSON.stringify({ alg: 'ecdsa', kid: 'nobody', signature: 'AAAA', digest: 'SHA1' })).toString('base64');
    const hook = (kind: string, headers: Record<string, string>) =>
      whole.portal.app.inject({ method: 'POST', url: `/api/channels/hooks/${kind}`, headers, payload: { type: 6 } });
    expect((await hook('auction', { 'x-ebay-signature': forged })).statusCode).toBe(401);
    expect((await hook('shortVideo', { authorization: '0'.repeat(64) })).statusCode).toBe(401);
  });

  it('the auction is answered that the address is ours', async () => {
    const answer = await whole.portal.app.inject('/api/channels/hooks/auction?challenge_code=abc');
    expect(answer.json()).toEqual({ challengeResponse: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await whole.portal.app.inject('/api/channels/hooks/shortVideo?challenge_code=abc')).statusCode).toBe(404);
  });
});
