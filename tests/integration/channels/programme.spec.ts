import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShipmentDetail } from '#contracts/fulfilment/shipment-queries.ts';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { introducePortal } from '#services/composition/marketplaces.ts';
import { sku } from '#tests/integration/http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';

const catalogue = [{ styleCode: sku, brand: 'Nike', name: 'Dunk', sizes: ['9'], retailCents: 11_000 }];

let sandbox: Marketplaces;
let control: Control;
let whole: WholePortal;

beforeAll(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false, catalogue });
  control = controlOf(sandbox);
  whole = await openWholePortal({ settings: { CHANNEL_STOCK_MARKET_URL: sandbox.urls.stockMarket } });
  await whole.given.post('admin', '/channels/accounts', { kind: 'stockMarket', name: 'Ours', secrets: demoAccounts.operator.stockMarket });
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

const slowly = { timeout: 25_000, interval: 200 };
/** As if the minute between two looks had passed. */
const looks = () => whole.portal.pool.query('UPDATE channel_health SET sales_at = NULL');
const shipment = async (shipmentNo: string): Promise<ShipmentDetail> => {
  const answer = await whole.call('admin', 'admin', { method: 'GET', path: '/programme/shipments/detail' }, { query: { shipmentNo } });
  return answer.json<{ data: ShipmentDetail }>().data;
};
const created = async (pairs: number) => {
  const oneIds: string[] = [];
  for (let i = 0; i < pairs; i++) oneIds.push(await whole.given.available());
  const boxes = [{ items: oneIds.map((oneId) => ({ oneId, priceCents: 20_000 })) }];
  const { shipmentNo } = await whole.given.post<{ shipmentNo: string }>('seller', '/programme/shipments', { boxes });
  return { shipmentNo, oneIds };
};
const approved = async (pairs = 1) => {
  const one = await created(pairs);
  await whole.given.post('admin', '/programme/reviews/approvals', { shipmentNo: one.shipmentNo });
  return one;
};
const ready = async (pairs = 1) => {
  const one = await approved(pairs);
  await expect.poll(async () => (await shipment(one.shipmentNo)).status, slowly).toBe('readyToShip');
  return one;
};
const leaves = async (shipmentNo: string, oneIds: readonly string[]) => {
  const oddNo = (await shipment(shipmentNo)).boxes[0]!.oddNo!;
  for (const oneId of oneIds) await whole.given.post('staff', '/outbound/picks', { oddNo, oneId, shelf: 'S1', tote: 'T-1' });
  await whole.given.post('staff', '/outbound/parcels', { oddNo, parcels: [{ oneIds, weightGrams: 2_800 }] });
  await whole.given.post('staff', '/outbound/shipments', { oddNo });
};
const centreSays = (reference: string, state: string) => control('/orders', { channel: 'stockMarket', orderNo: reference, state });
const statuses = async (shipmentNo: string) => (await shipment(shipmentNo)).items.map(({ status }) => status);
const inboundsOf = async (shipmentNo: string) =>
  ((await control('/inbounds'))['inbounds'] as { reference: string; items: { status: string }[] }[]).filter(
    ({ reference }) => reference === shipmentNo,
  );

const thereOf = async (shipmentNo: string) => (await inboundsOf(shipmentNo)).flatMap(({ items }) => items.map(({ status }) => status));

describe('Rule: what was approved is announced, leaves under the labels of the marketplace, and is followed there', () => {
  it('until it is listed, sold and paid', async () => {
    const { shipmentNo, oneIds } = await ready(2);
    const { displayNo, boxes, manifestUrl } = await shipment(shipmentNo);
    expect(displayNo).toMatch(/^FX/);
    expect(manifestUrl).toMatch(/^\/files\/.+\.pdf$/);
    expect(boxes).toMatchObject([{ logNo: expect.stringMatching(/^1Z/), carrier: 'UPS', labelUrl: expect.stringMatching(/^\/files\/.+\.pdf$/) }]);

    await leaves(shipmentNo, oneIds);
    expect(await statuses(shipmentNo)).toEqual(['shipping', 'shipping']);
    await looks();
    await expect.poll(() => thereOf(shipmentNo), slowly).toEqual(['SHIPPED', 'SHIPPED']);
    // Not so long that its tokens end.
    await control('/tick', { ms: 5 * 3_600_000 });
    await looks();
    await expect.poll(() => statuses(shipmentNo), slowly).toEqual(['inTransit', 'inTransit']);

    await centreSays(`${shipmentNo}-1`, 'LISTED');
    await centreSays(`${shipmentNo}-2`, 'RETURNED');
    await looks();
    await expect.poll(() => statuses(shipmentNo), slowly).toEqual(['listed', 'returned']);

    const { rows } = await whole.portal.pool.query<{ items: { externalId: string }[] }>('SELECT items FROM shipments WHERE shipment_no = $1', [
      shipmentNo,
    ]);
    await control('/sell', { channel: 'stockMarket', listingNo: rows[0]!.items[0]!.externalId });
    await looks();
    const sale = async () =>
      (await whole.portal.pool.query('SELECT status, odd_no, one_id, payout_cents FROM sales WHERE one_id = $1', [oneIds[0]])).rows[0] as object;
    await expect.poll(sale, slowly).toMatchObject({ status: 'processed', odd_no: null });
    const { rows: sales } = await whole.portal.pool.query<{ sale_no: string }>('SELECT sale_no FROM sales WHERE one_id = $1', [oneIds[0]]);
    await centreSays(sales[0]!.sale_no, 'PAYOUTCOMPLETED');
    await looks();
    await expect.poll(sale, slowly).toMatchObject({ status: 'salesCompleted', payout_cents: expect.any(Number) });
    expect((await shipment(shipmentNo)).items[0]).toMatchObject({ status: 'listed', sold: true });
    expect((await checkBooks(kyselyOn<ReadTables>(whole.portal.pool))).breaks).toEqual([]);
  }, 90_000);

  it('announced once, though the answer was lost', async () => {
    await control('/faults', { channel: 'stockMarket', fault: 'lostAfter', next: 1, method: 'POST', path: '/selling/inbounds' });
    const { shipmentNo } = await approved();
    await expect.poll(async () => (await shipment(shipmentNo)).status, { timeout: 60_000, interval: 500 }).toBe('readyToShip');
    expect(await inboundsOf(shipmentNo)).toHaveLength(1);
  }, 70_000);
});

describe('Rule: a sandbox that is started anew is told what is on its way', () => {
  it('and goes on from there', async () => {
    const { shipmentNo, oneIds } = await ready();
    await leaves(shipmentNo, oneIds);
    const { displayNo } = await shipment(shipmentNo);
    const fresh = await openMarketplaces({ clock: 'virtual', hasLimits: false, catalogue });
    try {
      await introducePortal({ pool: whole.portal.pool, url: 'http://127.0.0.1:9' }, fresh.url);
      await controlOf(fresh)('/tick', { ms: 5 * 3_600_000 });
      expect(await controlOf(fresh)('/inbounds')).toMatchObject({
        inbounds: expect.arrayContaining([expect.objectContaining({ displayNo, items: [expect.objectContaining({ status: 'IN_TRANSIT' })] })]),
      });
    } finally {
      await fresh.close();
    }
  });
});
