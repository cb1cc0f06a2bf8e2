import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { buyLabelEndpoint, rateLabelEndpoint, refundLabelEndpoint, voidLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { printShippingLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { shipment } from './matrix/given.ts';
import { roles, type RoleName } from './matrix/roles.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

let whole: WholePortal;
let offer: DataOf<typeof rateLabelEndpoint>['offers'][number];

beforeAll(async () => {
  whole = await openWholePortal();
  const { offers } = await whole.post<DataOf<typeof rateLabelEndpoint>>('seller', rateLabelEndpoint.path, shipment);
  offer = offers[0]!;
});
afterAll(() => whole.close());

const credit = (amountCents: number) => whole.post('admin', requestAdjustment.path, transferReceived(7, amountCents));

const balance = async (): Promise<number> => (await whole.call('seller', 'business', getWallet, {})).json().data.availableCents;

/** What the envelope says; `error` is the refusal. */
const send = async (role: RoleName, { path }: { path: string }, body: object, key: string = crypto.randomUUID()) => {
  const headers = { token: whole.tokens.get(role)!, 'idempotency-key': key };
  const answer = await whole.portal.app.inject({ method: 'POST', url: `/api/${roles[role].base}${path}`, headers, payload: body });
  return answer.json() as { code: number; error?: string; msg: string; data: DataOf<typeof buyLabelEndpoint> };
};
const buy = (key?: string, feeCents = offer.feeCents) => send('seller', buyLabelEndpoint, { ...shipment, service: offer.service, feeCents }, key);
const print = (role: 'seller' | 'otherSeller' | 'admin', labelNos: string) =>
  whole.call(role, roles[role].base, printShippingLabels, { query: { labelNos } });

describe('Rule: a label is paid for once, and its money comes back once', () => {
  let labelNo: string;

  it('takes its price from the wallet, also when the answer is asked for again', async () => {
    await credit(offer.feeCents + 10);
    const first = await buy('purchase-1');
    expect(first).toMatchObject({ code: 200, data: { feeCents: offer.feeCents, state: 'bought' } });
    expect(await balance()).toBe(10);
    expect((await buy('purchase-1')).data).toEqual(first.data);
    expect(await balance()).toBe(10);
    ({ labelNo } = first.data);
  });

  it('buys nothing at a price that was never asked', async () => {
    expect(await buy(undefined, offer.feeCents - 1)).toMatchObject({ code: 409, error: 'LabelPriceMoved' });
    expect(await balance()).toBe(10);
  });

  it('never takes more than the wallet holds, also of two at once', async () => {
    await credit(offer.feeCents);
    const bought = await Promise.all([buy(), buy()]);
    expect(bought.map(({ error }) => error ?? 'bought').toSorted()).toEqual(['InsufficientBalance', 'bought']);
    expect(await balance()).toBe(10);
  });

  it('is printed by its shop and by finance, as a drawing that can run nothing', async () => {
    for (const role of ['seller', 'admin'] as const) {
      const { headers, body } = await print(role, labelNo);
      expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': expect.stringContaining('sandbox') });
      expect(body).toContain(labelNo);
    }
  });

  it('is out of reach of another shop', async () => {
    expect((await print('otherSeller', labelNo)).json()).toMatchObject({ code: 404, error: 'LabelMissing' });
    expect(await send('otherSeller', voidLabelEndpoint, { labelNo, reason: 'Not needed' })).toMatchObject({ code: 404 });
  });

  it('is refunded when it is void and the carrier has paid, and never again', async () => {
    expect(await send('admin', refundLabelEndpoint, { labelNo })).toMatchObject({ error: 'LabelStateForbids' });
    expect(await send('seller', voidLabelEndpoint, { labelNo, reason: 'Not needed' })).toMatchObject({
      code: 200,
      msg: 'Label voided. The refund is credited within 30 days',
    });
    expect((await print('seller', labelNo)).json()).toMatchObject({ code: 409, error: 'LabelVoid' });
    expect(await balance()).toBe(10);
    expect(await send('admin', refundLabelEndpoint, { labelNo })).toMatchObject({ code: 200, data: { state: 'refunded' } });
    expect(await balance()).toBe(10 + offer.feeCents);
    expect(await send('admin', refundLabelEndpoint, { labelNo })).toMatchObject({ code: 409, error: 'LabelStateForbids' });
    expect(await balance()).toBe(10 + offer.feeCents);
  });
});
