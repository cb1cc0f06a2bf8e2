import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoCarriers } from '#demo/carriers/demo-keys.ts';
import { openCarriers, type Carriers } from '#demo/carriers/open-carriers.ts';
import type { CarrierHub, Heard } from '#services/aggregates/carriers/carrier-hub.ts';
import { parcelHub } from '#services/carriers/parcel-hub/parcel-hub.ts';
import { openTransport } from '#services/channels/kernel/transport.ts';

let carriers: Carriers;
let hub: CarrierHub;
const transport = openTransport({ answerMs: 2_000 });
beforeAll(async () => {
  carriers = await openCarriers();
  hub = parcelHub({ url: `${carriers.url}/v2`, ...demoCarriers }, transport);
});
afterAll(async () => {
  await transport.close();
  await carriers.close();
});
beforeEach(() => carriers.faults.clear());

const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const parcel = {
  reference: 'SL-1',
  from: { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' },
  to: { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' },
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
  signature: 'none' as const,
};
const heard = <Value>(answer: Heard<Value>): Value => {
  if (answer.kind !== 'heard') throw new Error(`${answer.kind}: ${answer.reason}`);
  return answer.value;
};
const aQuote = async () => heard(await hub.rates(parcel))[0]!.quote;
const bought = async (insured = 0) => {
  const quote = await aQuote();
  return { ...quote, ...heard(await hub.buy(quote, insured)).bought! };
};
const charged = () => carriers.book.charged();

describe('Rule: every carrier behind the hub is asked for its price', () => {
  it('and each service that the house sells has one, in cents', async () => {
    const rates = heard(await hub.rates(parcel));
    expect(rates.map(({ service }) => service).toSorted()).toEqual(
      ['fedExGround', 'fedExTwoDay', 'upsGround', 'upsSecondDay', 'upsThreeDay', 'uspsGround', 'uspsPriority'].toSorted(),
    );
    for (const { postageCents } of rates) expect(postageCents).toBeGreaterThan(300);
  });

  it('with the signature in it', async () => {
    const priceOf = async (signature: 'none' | 'adult') =>
      heard(await hub.rates({ ...parcel, signature })).find(({ service }) => service === 'upsGround')!.postageCents;
    expect((await priceOf('adult')) - (await priceOf('none'))).toBe(805);
  });

  it("and says in the carrier's words why there is none", async () => {
    const to = { ...parcel.to, street: '1 Nowhere Lane' };
    expect(await hub.rates({ ...parcel, to })).toEqual({ kind: 'refused', reason: 'The address is unknown to the carrier' });
    expect(await hub.rates({ ...parcel, to: { ...parcel.to, zipCode: '787' } })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('ZIP'),
    });
  });
});

describe('Rule: a label is bought once, whatever becomes of the answer', () => {
  it('with its number, its file and what it costs, the insurance included', async () => {
    const before = charged();
    const { logNo, labelUrl, costCents } = await bought(250_00);
    expect(logNo).not.toBe('');
    expect(charged() - before).toBe(costCents);
    expect(
      heard(await hub.label(labelUrl))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  for (const fault of ['lostAfter', 'serverErrorAfter'] as const)
    it(`one that was carried out and not answered (${fault}) is found`, async () => {
      const quote = await aQuote();
      carriers.faults.add({ fault, path: '/buy', next: 1, ms: 0 });
      expect(await hub.buy(quote, 0)).toMatchObject({ kind: 'unheard' });
      const once = charged();
      expect(heard(await hub.find(quote.shipmentId)).bought).toMatchObject({ logNo: expect.any(String) });
      expect(await hub.buy(quote, 0)).toMatchObject({ kind: 'refused' });
      expect(charged()).toBe(once);
    });

  for (const fault of ['lostBefore', 'serverError', 'throttled', 'unpaid'] as const)
    it(`one that was not carried out (${fault}) is no refusal, and there is nothing to find`, async () => {
      const quote = await aQuote();
      carriers.faults.add({ fault, path: '/buy', next: 1, ms: 0 });
      expect(await hub.buy(quote, 0)).toMatchObject({ kind: 'unheard' });
      expect(heard(await hub.find(quote.shipmentId)).bought).toBeUndefined();
    });

  it('and what the carrier refuses is told in its words', async () => {
    const quote = await aQuote();
    carriers.faults.add({ fault: 'buyRefused', next: 1, ms: 0 });
    expect(await hub.buy(quote, 0)).toEqual({ kind: 'refused', reason: 'The carrier does not take this parcel.' });
  });

  it('nor is a file that is not there yet a refusal', async () => {
    const { labelUrl } = await bought();
    carriers.faults.add({ fault: 'noFile', next: 1, ms: 0 });
    expect(await hub.label(labelUrl)).toMatchObject({ kind: 'unheard' });
    expect(await hub.label(labelUrl)).toMatchObject({ kind: 'heard' });
  });
});

describe('Rule: a label that is not used is given back', () => {
  it('and its money is asked for, then paid', async () => {
    const before = charged();
    const { shipmentId, logNo } = await bought();
    expect(heard(await hub.void(shipmentId)).refund).toBe('submitted');
    carriers.payBack(logNo);
    expect(heard(await hub.find(shipmentId)).refund).toBe('refunded');
    expect(charged()).toBe(before);
  });

  it('unless its parcel was scanned already', async () => {
    const { shipmentId, logNo } = await bought();
    carriers.move(logNo, 'in_transit');
    expect(heard(await hub.void(shipmentId)).refund).toBe('rejected');
  });
});

describe('Rule: scans tell where a parcel is', () => {
  it('in the words of the house, in UTC', async () => {
    const { shipmentId, logNo } = await bought();
    carriers.move(logNo, 'in_transit', '2026-11-20T09:30:00-05:00');
    carriers.move(logNo, 'return_to_sender', '2026-11-22T10:00:00Z');
    const { scans } = heard(await hub.find(shipmentId));
    expect(scans.map(({ status }) => status)).toEqual(['announced', 'inTransit', 'returning']);
    expect(scans[1]).toMatchObject({ at: '2026-11-20T14:30:00.000Z', place: 'Newark, NJ' });
  });
});

describe('Rule: news is believed by its signature over the bytes as they came', () => {
  const body = (description: string) =>
    Buffer.from(JSON.stringify({ id: 'evt_1', description, result: { tracking_code: '9400', status: 'delivered' } }));
  const signed = (bytes: Buffer, secret: string = demoCarriers.hookSecret) => ({
    body: bytes,
    headers: { 'x-hmac-signature': `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(bytes).digest('hex')}` },
  });

  it('and says which parcel to ask about', () => {
    expect(hub.read(signed(body('tracker.updated')))).toEqual([{ logNo: '9400' }]);
    expect(hub.read(signed(body('refund.successful')))).toEqual([{ logNo: '9400' }]);
    expect(hub.read(signed(body('batch.updated')))).toEqual([]);
    expect(hub.read(signed(Buffer.from('no JSON')))).toBe('unreadable');
  });

  it('and by nothing else', () => {
    const bytes = body('tracker.updated');
    expect(hub.read(signed(bytes, 'another secret of somebody'))).toBe('forged');
    expect(hub.read({ ...signed(bytes), body: body('tracker.created') })).toBe('forged');
    expect(hub.read({ body: bytes, headers: {} })).toBe('forged');
    expect(hub.read({ body: bytes, headers: { 'x-hmac-signature': 'hmac-sha256-hex=00' } })).toBe('forged');
  });
});

describe('Rule: a key that the hub does not believe refuses no label', () => {
  it('it waits for whoever mends it', async () => {
    const stranger = parcelHub({ url: `${carriers.url}/v2`, key: 'a key of nobody', hookSecret: demoCarriers.hookSecret }, transport);
    expect(await stranger.rates(parcel)).toMatchObject({ kind: 'unheard', reason: 'HTTP status 401' });
  });
});
