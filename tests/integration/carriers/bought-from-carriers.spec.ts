import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { buyLabelEndpoint, rateLabelEndpoint, retryVoidEndpoint, voidLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { getShippingLabel } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { printShippingLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { openCarriers, type Carriers } from '#demo/carriers/open-carriers.ts';
import { noLabels } from '#services/labels/shipping/label-source.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { shipment } from '../http/matrix/given.ts';
import { roles } from '../http/matrix/roles.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let carriers: Carriers;
let whole: WholePortal;
const patience = { timeout: 20_000, interval: 100 };

beforeAll(async () => {
  const key = 'the key of nobody, and for tests alone';
  carriers = await openCarriers({ key });
  whole = await openWholePortal({
    settings: { CARRIER_URL: `${carriers.url}/v2`, CARRIER_KEY: key, CARRIER_HOOK_KEY: 'the secret of nobody, and for tests alone' },
  });
});
afterAll(async () => {
  await whole.close();
  await carriers.close();
});
beforeEach(() => carriers.faults.clear());

type Bought = DataOf<typeof buyLabelEndpoint>;
const send = async (role: 'seller' | 'admin', { path }: { path: string }, body: object) => {
  const headers = { token: whole.tokens.get(role)!, 'idempotency-key': crypto.randomUUID() };
  const answer = await whole.portal.app.inject({ method: 'POST', url: `/api/${roles[role].base}${path}`, headers, payload: body });
  return answer.json() as { code: number; error?: string; data: Bought };
};
const balance = async (): Promise<number> => (await whole.call('seller', 'business', getWallet, {})).json().data.availableCents;
const labelOf = async (labelNo: string): Promise<DataOf<typeof getShippingLabel>> =>
  (await whole.call('seller', 'business', getShippingLabel, { query: { labelNo } })).json().data;
const cheapest = async (to = shipment.to) =>
  (await whole.post<DataOf<typeof rateLabelEndpoint>>('seller', rateLabelEndpoint.path, { ...shipment, to })).offers[0]!;

const buy = async (): Promise<Bought> => {
  const { service, feeCents } = await cheapest();
  await whole.post('admin', requestAdjustment.path, transferReceived(7, feeCents));
  return whole.post<Bought>('seller', buyLabelEndpoint.path, { ...shipment, service, feeCents });
};
const standsAs = (labelNo: string, expected: object) => expect.poll(() => labelOf(labelNo), patience).toMatchObject(expected);
const issued = async () => {
  const { labelNo } = await buy();
  await standsAs(labelNo, { state: 'bought' });
  return labelOf(labelNo);
};
const purchases = () => carriers.book.all().filter(({ bought }) => bought);

describe('Rule: a label is bought from a carrier, and its number is its own', () => {
  it('paid at once, numbered soon after, and printed as the carrier drew it', async () => {
    const before = await balance();
    const bought = await buy();
    expect(bought).toMatchObject({ state: 'ordered', logNo: '' });
    expect(await balance()).toBe(before);
    await standsAs(bought.labelNo, { state: 'bought', carrierFile: true });
    const { logNo } = await labelOf(bought.labelNo);
    expect(carriers.book.under(logNo)).toMatchObject({ reference: bought.labelNo });
    const { headers, rawPayload } = await whole.call('seller', 'business', printShippingLabels, { query: { labelNos: bought.labelNo } });
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  for (const fault of ['lostAfter', 'serverErrorAfter', 'lostBefore', 'serverError', 'throttled', 'noFile'] as const)
    it(`once, also after ${fault}`, async () => {
      const before = purchases().length;
      const path = fault === 'noFile' ? '/labels/' : '/buy';
      carriers.faults.add({ fault, path, next: 1, ms: 0 });
      await issued();
      expect(purchases().length).toBe(before + 1);
    });

  it('and its price goes back at once where the carrier will not sell it', async () => {
    const before = await balance();
    carriers.faults.add({ fault: 'buyRefused', next: 1, ms: 0 });
    const { labelNo, feeCents } = await buy();
    await standsAs(labelNo, { state: 'refunded', reason: 'The carrier does not take this parcel.' });
    expect(await balance()).toBe(before + feeCents);
  });

  it('nobody prints it meanwhile', async () => {
    carriers.faults.add({ fault: 'serverError', path: '/shipments/', next: 3, ms: 0 });
    const { labelNo } = await buy();
    const answer = await whole.call('seller', 'business', printShippingLabels, { query: { labelNos: labelNo } });
    expect(answer.json()).toMatchObject({ code: 409, error: 'LabelNotYet' });
    await standsAs(labelNo, { state: 'bought' });
  });

  it('an address that no carrier knows has no price, and the words of the carrier say so', async () => {
    const to = { ...shipment.to, street: '1 Nowhere Lane' };
    expect(await send('seller', rateLabelEndpoint, { ...shipment, to })).toMatchObject({ code: 422, error: 'CarrierRefusesParcel' });
  });

  it('and while the hub does not answer, nothing is bought', async () => {
    const { service, feeCents } = await cheapest();
    carriers.faults.add({ fault: 'serverError', next: 1, ms: 0 });
    expect(await send('seller', buyLabelEndpoint, { ...shipment, service, feeCents })).toMatchObject({ code: 503, error: 'CarrierUnavailable' });
  });
});

describe('Rule: a void label is credited when its carrier has refunded it, never before', () => {
  it('and nobody says so in its place', async () => {
    const { labelNo, logNo, feeCents } = await issued();
    const before = await balance();
    expect(await send('seller', voidLabelEndpoint, { labelNo, reason: 'Not needed' })).toMatchObject({ code: 200 });
    await expect.poll(() => carriers.book.under(logNo)?.refund, patience).toBe('submitted');
    expect(await send('admin', { path: '/shipping-labels/refund' }, { labelNo })).toMatchObject({ code: 409, error: 'CarrierRefundsItself' });
    expect(await balance()).toBe(before);
    carriers.payBack(logNo);
    await standsAs(labelNo, { state: 'refunded' });
    expect(await balance()).toBe(before + feeCents);
    carriers.payBack(logNo);
    expect(await balance()).toBe(before + feeCents);
  });

  it('what the carrier refuses, finance sees, and asks again', async () => {
    carriers.faults.add({ fault: 'refundRejected', next: 1, ms: 0 });
    const { labelNo, logNo } = await issued();
    await send('seller', voidLabelEndpoint, { labelNo, reason: 'Not needed' });
    await standsAs(labelNo, { state: 'voided', voidRefused: 'rejected' });
    const seen = (await whole.call('admin', 'admin', getShippingLabel, { query: { labelNo } })).json().data;
    expect(seen.actions).toContain('retryVoid');
    expect(await send('admin', retryVoidEndpoint, { labelNo })).toMatchObject({ code: 200 });
    await expect.poll(() => carriers.book.under(logNo)?.refund, patience).toBe('submitted');
    carriers.payBack(logNo);
    await standsAs(labelNo, { state: 'refunded' });
  });
});

describe('Rule: scans of its carrier move an order', () => {
  /** An order of the shop that left under the number. */
  const shipped = async ({ logNo, carrier }: { logNo: string; carrier: string }) => {
    const { oddNo, oneId } = await whole.given.toPick();
    await whole.post('staff', '/outbound/picks', { oddNo, oneId, shelf: 'A-01', tote: 'T-1' });
    await whole.post('staff', '/outbound/parcels', { oddNo, parcels: [{ oneIds: [oneId], weightGrams: 1_400 }], waybill: { logNo, carrier } });
    await whole.post('staff', '/outbound/shipments', { oddNo });
    return oddNo;
  };
  const orderOf = async (oddNo: string): Promise<DataOf<typeof getOrder>> =>
    (await whole.call('staff', 'warehouse', getOrder, { query: { oddNo } })).json().data;
  const scansOf = async (oddNo: string) => (await orderOf(oddNo)).history.flatMap(({ scan }) => scan?.status ?? []).toReversed();

  it('on its way, delivered and over, by signed news that comes twice', async () => {
    const label = await issued();
    const oddNo = await shipped(label);
    carriers.faults.add({ fault: 'hookTwice', ms: 0 });
    carriers.move(label.logNo, 'in_transit');
    await expect.poll(() => scansOf(oddNo), patience).toEqual(['inTransit']);
    expect(await orderOf(oddNo)).toMatchObject({ state: 'outOfWarehouse' });
    carriers.move(label.logNo, 'delivered');
    await expect.poll(() => scansOf(oddNo), patience).toEqual(['inTransit', 'delivered']);
    expect(await orderOf(oddNo)).toMatchObject({ state: 'completed' });
    expect(await labelOf(label.labelNo)).toMatchObject({ parcelStatus: 'delivered' });
  });

  it('and what is forged moves nothing', async () => {
    const label = await issued();
    const oddNo = await shipped(label);
    carriers.faults.add({ fault: 'hookForged', next: 1, ms: 0 });
    carriers.move(label.logNo, 'return_to_sender');
    const url = `/api/carriers/hook`;
    const forged = await whole.portal.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' });
    expect(forged.statusCode).toBe(401);
    expect(await scansOf(oddNo)).toEqual([]);
    // The next news that is believed has the hub asked, and it tells both.
    carriers.move(label.logNo, 'return_to_sender');
    await expect.poll(() => scansOf(oddNo), patience).toEqual(['returning']);
  });
});

describe('Rule: where no carrier is connected, no number is invented', () => {
  it('and sellers are told to bring their own label', async () => {
    const alone = await openWholePortal({ labelSource: noLabels });
    const answer = await alone.call('seller', 'business', rateLabelEndpoint, { body: shipment });
    expect(answer.json()).toMatchObject({ code: 409, error: 'NoCarrierConnected' });
    await alone.close();
  });
});
