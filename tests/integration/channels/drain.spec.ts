import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import { sku } from '#tests/integration/http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';

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
    settings: { CHANNEL_STOCK_MARKET_URL: sandbox.urls.stockMarket, CHANNEL_KICK_EXCHANGE_URL: sandbox.urls.kickExchange },
  });
  for (const kind of ['stockMarket', 'kickExchange'] as const)
    await whole.given.post('admin', '/channels/accounts', { kind, name: 'Ours', secrets: demoAccounts.operator[kind] });
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

type Kind = 'stockMarket' | 'kickExchange';

const slowly = { timeout: 25_000, interval: 200 };
const listed = async (channel: Kind, priceCents = 214_00, oneId?: string) => {
  const item = oneId ?? (await whole.given.available());
  const { results } = await whole.given.post<{ results: { listingId: string; refusal: unknown }[] }>('seller', '/listings', {
    items: [{ oneId: item, on: [{ channel, priceCents }] }],
  });
  if (!results[0]!.listingId) throw new Error(JSON.stringify(results));
  return { listingId: results[0]!.listingId, oneId: item };
};
const rowOf = async (listingId: string) =>
  (
    await whole.portal.pool.query('SELECT status, confirmed_cents, external_id, synchronising, failure FROM listings WHERE listing_id = $1', [
      listingId,
    ])
  ).rows[0] as { status: string; confirmed_cents: number; external_id: string; synchronising: boolean; failure: { kind: string } | null };
const onSale = async (kind: Kind) =>
  ((await control(`/truth?channel=${kind}`))['listings'] as { listingNo: string; cents: number; state: string }[]).filter(
    ({ state }) => state === 'live',
  );
const becomesLive = (listingId: string, cents: number) =>
  expect.poll(() => rowOf(listingId), slowly).toMatchObject({ status: 'live', confirmed_cents: cents, synchronising: false });
const fault = (kind: Kind, named: string, more: object) => control('/faults', { channel: kind, fault: named, next: 1, ...more });

describe('Rule: what a seller wishes goes out to the platform, and what became of it comes back', () => {
  it.each(['stockMarket', 'kickExchange'] as const)('%s: listed, repriced and ended', async (kind) => {
    const { listingId } = await listed(kind);
    await becomesLive(listingId, 214_00);
    const { external_id } = await rowOf(listingId);
    expect(await onSale(kind)).toContainEqual(expect.objectContaining({ listingNo: external_id, cents: 214_00 }));

    await whole.given.post('seller', '/listings/price', { listingId, priceCents: 211_00 });
    await becomesLive(listingId, 211_00);
    expect(await onSale(kind)).toContainEqual(expect.objectContaining({ listingNo: external_id, cents: 211_00 }));

    await whole.given.post('seller', '/listings/delist', { listingIds: [listingId] });
    await expect.poll(() => rowOf(listingId), slowly).toMatchObject({ status: 'ended' });
    expect((await onSale(kind)).filter(({ listingNo }) => listingNo === external_id)).toEqual([]);
  });
});

describe('Rule: a listing whose answer was lost is looked for, and never there twice', () => {
  it.each([
    ['stockMarket', 'lostAfter', '/selling/listings'],
    ['stockMarket', 'lostBefore', '/selling/listings'],
    ['kickExchange', 'lostAfter', '/listings'],
  ] as const)(
    '%s, %s',
    async (kind, when, path) => {
      const before = (await onSale(kind)).length;
      await fault(kind, when, { method: 'POST', path });
      const { listingId } = await listed(kind, 218_00);
      await expect.poll(() => rowOf(listingId), { timeout: 60_000, interval: 500 }).toMatchObject({ status: 'live', confirmed_cents: 218_00 });
      expect((await onSale(kind)).length).toBe(before + 1);
    },
    70_000,
  );
});

describe('Rule: a failure that passes is tried again, one that stays is told', () => {
  it('busy for a moment', async () => {
    await fault('kickExchange', 'serverError', { method: 'GET', path: '/catalog' });
    await becomesLive((await listed('kickExchange', 220_00)).listingId, 220_00);
  });

  it('consent taken back: the account waits for a person', async () => {
    await fault('kickExchange', 'accountBlocked', {});
    const { listingId } = await listed('kickExchange', 221_00);
    const state = async () =>
      (await whole.portal.pool.query("SELECT state FROM channel_accounts WHERE kind = 'kickExchange'")).rows[0] as { state: string };
    await expect.poll(state, slowly).toEqual({ state: 'needsConsent' });
    expect(await rowOf(listingId)).toMatchObject({ status: 'publishing' });
    await whole.given.post('admin', '/channels/accounts/reconnect', {
      accountId: 'operator-kickExchange',
      secrets: demoAccounts.operator.kickExchange,
    });
    await whole.portal.pool.query('UPDATE channel_outbox SET due_at = now()');
    await becomesLive(listingId, 221_00);
  });
});

describe('Rule: what is sold there is recorded here', () => {
  it('by its order, once', async () => {
    const { listingId, oneId } = await listed('stockMarket', 230_00);
    await becomesLive(listingId, 230_00);
    await control('/sell', { channel: 'stockMarket', listingNo: (await rowOf(listingId)).external_id });
    await whole.portal.pool.query('UPDATE channel_health SET sales_at = NULL');
    const sales = async () =>
      (await whole.portal.pool.query("SELECT type FROM events WHERE type = 'SaleRecorded' AND data->>'oneId' = $1", [oneId])).rows;
    await expect.poll(sales, slowly).toHaveLength(1);
    await whole.portal.pool.query('UPDATE channel_health SET sales_at = NULL');
    await expect
      .poll(async () => (await whole.portal.pool.query('SELECT sales_at FROM channel_health WHERE sales_at IS NULL')).rows, slowly)
      .toHaveLength(0);
    expect(await sales()).toHaveLength(1);
  });

  it('under the label of the platform, which is told once the parcel has left', async () => {
    const { listingId, oneId } = await listed('kickExchange', 231_00);
    await becomesLive(listingId, 231_00);
    await control('/sell', { channel: 'kickExchange', listingNo: (await rowOf(listingId)).external_id });
    const { pool } = whole.portal;
    const looks = () => pool.query('UPDATE channel_health SET sales_at = NULL');
    await looks();
    const order = async () =>
      (
        await pool.query(
          "SELECT odd_no, log_no, carrier, label->>'url' AS label_url FROM orders WHERE odd_no = (SELECT odd_no FROM sales WHERE one_id = $1)",
          [oneId],
        )
      ).rows[0] as { odd_no: string; log_no: string } | undefined;
    await expect.poll(order, slowly).toMatchObject({ log_no: expect.stringMatching(/\w/), label_url: expect.stringMatching(/^\/files\/.+\.pdf$/) });
    const { odd_no: oddNo } = (await order())!;
    await whole.given.post('staff', '/outbound/picks', { oddNo, oneId, shelf: 'S1', tote: 'T-1' });
    await whole.given.post('staff', '/outbound/parcels', { oddNo, parcels: [{ oneIds: [oneId], weightGrams: 1_400 }] });
    await whole.given.post('staff', '/outbound/shipments', { oddNo });
    await looks();
    const there = async () => JSON.stringify((await control('/truth?channel=kickExchange'))['orders']);
    await expect.poll(there, slowly).toMatch(/SHIPPED|IN_TRANSIT/i);
    await looks();
    const status = async () => (await pool.query('SELECT status FROM sales WHERE one_id = $1', [oneId])).rows[0] as { status: string };
    expect(await status()).toMatchObject({ status: 'inProgress' });
  }, 90_000);

  it('news that nobody signed is not believed', async () => {
    const hook = await whole.portal.app.inject({ method: 'POST', url: '/api/channels/hooks/ticketKicks', payload: { type: 'sale.new' } });
    expect(hook.statusCode).toBe(401);
    expect((await whole.portal.app.inject({ method: 'POST', url: '/api/channels/hooks/nowhere', payload: {} })).statusCode).toBe(404);
  });
});

describe('Rule: while channels are held back, only what ends goes out', () => {
  it('until they are let out again', async () => {
    const { listingId } = await listed('stockMarket', 240_00);
    await becomesLive(listingId, 240_00);
    await whole.given.post('admin', '/channels/halt', { scope: 'all', reason: 'Prices look wrong' });
    const { listingId: waiting } = await listed('stockMarket', 241_00);
    await whole.given.post('seller', '/listings/delist', { listingIds: [listingId] });
    await expect.poll(() => rowOf(listingId), slowly).toMatchObject({ status: 'ended' });
    expect(await rowOf(waiting)).toMatchObject({ status: 'publishing' });
    await whole.given.post('admin', '/channels/release', { scope: 'all' });
    await becomesLive(waiting, 241_00);
  });
});
