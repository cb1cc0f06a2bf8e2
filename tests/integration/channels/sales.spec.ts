import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import { sku } from '#tests/integration/http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';

type Kind = 'kickExchange' | 'market';

let sandbox: Marketplaces;
let control: Control;
let whole: WholePortal;

beforeAll(async () => {
  sandbox = await openMarketplaces({
    hasLimits: false,
    operationMs: 50,
    tickMs: 0,
    catalogue: [{ styleCode: sku, brand: 'Nike', name: 'Dunk', sizes: ['9'], retailCents: 11_000 }],
  });
  control = controlOf(sandbox);
  whole = await openWholePortal({
    settings: { CHANNEL_KICK_EXCHANGE_URL: sandbox.urls.kickExchange, CHANNEL_MARKET_URL: sandbox.urls.market },
  });
  for (const kind of ['kickExchange', 'market'] as const)
    await whole.given.post('admin', '/channels/accounts', { kind, name: 'Ours', secrets: demoAccounts.operator[kind] });
  // Nobody bids: what is listed is not sold by itself.
  for (const channel of ['kickExchange', 'market']) await control('/books', { channel, styleCode: sku, size: '9', asks: [], bids: [] });
  await control('/hooks', { channel: 'market', account: 'operator', url: `${whole.portal.url}/api/channels/hooks/market` });
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

const slowly = { timeout: 30_000, interval: 200 };
const rows = async (text: string, values: readonly unknown[] = []) => (await whole.portal.pool.query(text, [...values])).rows;
const listedOn = async (channels: readonly Kind[], priceCents: number) => {
  const oneId = await whole.given.available();
  const on = channels.map((channel) => ({ channel, priceCents }));
  await whole.given.post('seller', '/listings', { items: [{ oneId, on }] });
  for (const channel of channels) await expect.poll(async () => (await openOn(oneId, channel))?.status, slowly).toBe('live');
  return oneId;
};
const openOn = async (oneId: string, channel: Kind): Promise<{ status: string; external_id: string; listing_id: string } | undefined> =>
  (
    await rows('SELECT status, external_id, listing_id FROM listings WHERE one_id = $1 AND channel = $2 ORDER BY requested_at DESC LIMIT 1', [
      oneId,
      channel,
    ])
  )[0];
const sell = async (oneId: string, channel: Kind): Promise<string> => {
  const { external_id: listingNo } = (await openOn(oneId, channel))!;
  const { orders } = (await control('/sell', { channel, listingNo })) as { orders: { orderNo: string }[] };
  return orders[0]!.orderNo;
};
/** Asks every channel for its sales at once. */
const looks = () => rows('UPDATE channel_health SET sales_at = NULL');
const hasLooked = () => expect.poll(() => rows('SELECT 1 FROM channel_health WHERE sales_at IS NULL'), slowly).toHaveLength(0);
const saleOf = async (oneId: string): Promise<{ sale_id: string; status: string } | undefined> =>
  (await rows('SELECT sale_id, status FROM sales WHERE one_id = $1', [oneId]))[0];
const stateThere = async (channel: Kind, orderNo: string): Promise<string | undefined> =>
  ((await control(`/truth?channel=${channel}`))['orders'] as { orderNo: string; state: string }[]).find((one) => one.orderNo === orderNo)?.state;
const givesUp = (saleId: string) => whole.given.post('admin', '/sales/cancellations', { saleId, reason: 'The item cannot be shipped' });

describe('Rule: a platform hears of a sale that the house gave up, once', () => {
  it.each([
    ['kickExchange', 81_00, undefined],
    ['market', 82_00, undefined],
    ['kickExchange', 83_00, 'lostAfter'],
    ['market', 84_00, 'lostBefore'],
  ] as const)(
    '%s, and where the answer is lost: %s %s',
    async (channel, priceCents, fault) => {
      const oneId = await listedOn([channel], priceCents);
      const orderNo = await sell(oneId, channel);
      await looks();
      await expect.poll(() => saleOf(oneId), slowly).toMatchObject({ status: 'pending' });
      if (fault) await control('/faults', { channel, fault, path: 'cancel', next: 1 });
      await givesUp((await saleOf(oneId))!.sale_id);
      for (let again = 0; again < 3; again++) {
        await looks();
        await hasLooked();
      }
      await expect.poll(() => stateThere(channel, orderNo), slowly).toMatch(/cancel/i);
      await expect
        .poll(() => rows('SELECT 1 FROM channel_sales_seen WHERE sale_no = $1 AND cancel_told_at IS NOT NULL', [orderNo]), slowly)
        .toHaveLength(1);
      expect(await saleOf(oneId)).toMatchObject({ status: 'cancelled' });
    },
    60_000,
  );
});

describe('Rule: a sale that is given up leaves its item on every platform where it was', () => {
  it('and the seller sees by which sale', async () => {
    const oneId = await listedOn(['kickExchange', 'market'], 85_00);
    const first = (await openOn(oneId, 'kickExchange'))!;
    await sell(oneId, 'kickExchange');
    await looks();
    await expect.poll(() => saleOf(oneId), slowly).toMatchObject({ status: 'pending' });
    await expect.poll(async () => (await openOn(oneId, 'market'))!.status, slowly).toBe('ended');
    const { sale_id: saleId } = (await saleOf(oneId))!;
    await givesUp(saleId);
    for (const channel of ['kickExchange', 'market'] as const)
      await expect.poll(async () => (await openOn(oneId, channel))!.status, slowly).toBe('live');
    const again = (await openOn(oneId, 'kickExchange'))!;
    expect(again.listing_id).toBe(`${first.listing_id}.2`);
    const seen = await whole.call('seller', 'business', { method: 'GET', path: '/sales/detail' }, { query: { saleId } });
    expect(seen.json().data.listedAgain).toEqual(['kickExchange', 'market']);
    const listing = await whole.call('seller', 'business', { method: 'GET', path: '/listings/detail' }, { query: { listingId: again.listing_id } });
    expect(listing.json().data.history.at(-1)).toMatchObject({ name: 'ListingRequested', said: 'again' });
  }, 90_000);
});

describe('Rule: news of a sale may come twice, late, out of order, or after it was asked for: it is one sale', () => {
  const recorded = (oneId: string) => rows("SELECT type FROM events WHERE type = 'SaleRecorded' AND data->>'oneId' = $1", [oneId]);

  it.each([
    ['twice', { fault: 'hookTwice' }, 86_00],
    ['late, after it was asked for', { fault: 'hookLate', ms: 2_000 }, 87_00],
    ['after older news', { fault: 'hookOutOfOrder' }, 88_00],
  ] as const)(
    '%s',
    async (_, fault, priceCents) => {
      const oneId = await listedOn(['market'], priceCents);
      await control('/faults', { channel: 'market', next: 1, ...fault });
      const orderNo = await sell(oneId, 'market');
      if (fault.fault === 'hookLate') await looks();
      await expect.poll(() => recorded(oneId), slowly).toHaveLength(1);
      await pause(2_500);
      await hasLooked();
      expect(await recorded(oneId)).toHaveLength(1);
      expect(await saleOf(oneId)).toMatchObject({ status: 'pending' });
      expect(await rows('SELECT 1 FROM channel_sales_seen WHERE sale_no = $1', [orderNo])).toHaveLength(1);
    },
    60_000,
  );
});

describe('Rule: a sale that was given up there before it was seen is nobody’s', () => {
  it('the item stays free', async () => {
    const oneId = await listedOn(['kickExchange'], 89_00);
    const orderNo = await sell(oneId, 'kickExchange');
    await control('/orders', { channel: 'kickExchange', orderNo, state: 'CANCELED' });
    await looks();
    await hasLooked();
    await expect.poll(() => rows('SELECT 1 FROM channel_sales_seen WHERE sale_no = $1', [orderNo]), slowly).toHaveLength(1);
    expect(await saleOf(oneId)).toBeUndefined();
    expect(await rows('SELECT state FROM inventory WHERE one_id = $1', [oneId])).toEqual([{ state: 'available' }]);
  }, 60_000);
});
