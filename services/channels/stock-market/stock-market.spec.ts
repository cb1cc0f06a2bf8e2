import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallAnswer, ChannelCall, PublishOp, Session } from '../kernel/port.ts';
import { failureOf, operationFailure } from './errors.ts';
import { amountOf, inboundOf, noticeOf, plainSize, plainStyle, quoteOf } from './map.ts';
import { stockMarket } from './stock-market.ts';
import { inboundWire, orderWire } from './wire.ts';

const fixture = (name: string): unknown =>
  (JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as { answer: unknown }).answer;

const variant = { sku: 'DD1391-100', size: '9', name: 'Dunk Low Panda' };
const now = new Date('2026-11-28T10:00:00.000Z');
const publish: PublishOp = { op: 'publish', opId: '0', listingId: 'L1', variant, priceCents: 212_00, floorCents: 100_00 };

const answered = (body: unknown, status = 200): CallAnswer => ({ kind: 'answered', status, headers: {}, body, bytes: Buffer.from('') });

/** Answers each path by a fixture, and keeps what was asked. */
const session = (answers: Record<string, CallAnswer>, known: readonly string[] = []) => {
  const asked: ChannelCall[] = [];
  const links = new Map<string, { productId: string; variantId: string }>();
  const made: Session = {
    accountId: 'CA1',
    secrets: {},
    now: () => now,
    async call(call) {
      asked.push(call);
      const answer = Object.entries(answers).find(([path]) => `${call.method} ${call.path}` === path)?.[1];
      return answer ?? answered({ errorMessage: 'not found' }, 404);
    },
    link: async ({ sku, size }) => links.get(`${sku} ${size}`),
    keepLink: async ({ sku, size }, link) => void links.set(`${sku} ${size}`, link),
    knownExternalIds: async () => new Set(known),
    goods: async () => undefined,
  };
  return { connector: stockMarket.open(made), asked, links };
};

const catalogue = {
  'GET /v2/catalog/search': answered(fixture('search')),
  'GET /v2/catalog/products/bf364c53-eb77-4522-955c-6a6ce952cc6f/variants': answered(fixture('variants')),
};

describe('Rule: prices are whole dollars, as digits', () => {
  it('and no other price is sent', async () => {
    expect(amountOf(212_00)).toBe('212');
    expect(amountOf(212_50)).toBeUndefined();
    const { connector, asked } = session(catalogue);
    expect(await connector.publish({ ...publish, priceCents: 212_50 })).toMatchObject({ kind: 'refused', failure: { kind: 'priceRefused' } });
    expect(asked).toEqual([]);
  });
});

describe('Rule: goods are found by style code and size, once', () => {
  it.each([
    ['HQ7978 100', 'HQ7978-100'],
    ['dd1391-100', 'DD1391-100'],
  ])('%s is %s', (said, meant) => expect(plainStyle(said)).toBe(meant));
  it.each(['9', 'US M 9', '9.0'])('size %s is 9', (size) => expect(plainSize(size)).toBe('9'));

  it('and listed as that variant, with the floor beside the price', async () => {
    const { connector, asked, links } = session({ ...catalogue, 'POST /v2/selling/listings': answered(fixture('operation'), 201) });
    expect(await connector.publish(publish)).toEqual({
      kind: 'accepted',
      ticket: 'a1b2c3d4-0000-4000-8000-000000000001',
      externalId: '98e2e748-8000-45bf-a624-5531d6a68318',
    });
    expect(asked.at(-1)).toMatchObject({
      body: { variantId: '7a9d0000-0000-4000-8000-000000000009', amount: '212', currencyCode: 'USD', active: true },
      priced: [{ cents: 212_00, floorCents: 100_00 }],
    });
    expect(links.size).toBe(1);
  });

  it('what is not in the catalogue is not for sale there', async () => {
    const { connector } = session(catalogue);
    expect(await connector.publish({ ...publish, variant: { ...variant, size: '14' } })).toMatchObject({ failure: { kind: 'unsupported' } });
  });
});

describe('Rule: what was taken is asked after until it has ended', () => {
  const told = (operationStatus: string, error: unknown = null) => ({
    'GET /v2/selling/listings/X/operations/T': answered({ ...(fixture('operation') as object), operationStatus, error }),
  });
  const ask = (answers: Record<string, CallAnswer>) => session(answers).connector.outcome!(publish, { ticket: 'T', externalId: 'X' });

  it('pending', async () => expect(await ask(told('PENDING'))).toEqual({ kind: 'pending' }));
  it('done', async () => expect(await ask(told('SUCCEEDED'))).toEqual({ kind: 'done', externalId: 'X', priceCents: 212_00 }));
  it('refused', async () =>
    expect(await ask(told('FAILED', 'amount is below the minimum'))).toMatchObject({ kind: 'refused', failure: { kind: 'priceRefused' } }));
});

describe('Rule: a lost publish is found by variant, price and time, among those that we do not know', () => {
  const listings = { ...catalogue, 'GET /v2/selling/listings': answered(fixture('listings')), 'POST /v2/selling/listings': answered({}, 201) };

  it('an answer of another shape after a write is a lost one', async () => {
    const { connector } = session(listings);
    expect(await connector.publish(publish)).toEqual({ kind: 'lost' });
    expect(await connector.locate(publish, now)).toEqual({
      kind: 'found',
      externalId: '98e2e748-8000-45bf-a624-5531d6a68318',
      priceCents: 212_00,
      isLive: true,
      status: 'ACTIVE',
    });
  });

  it('one that is known is another', async () => {
    const { connector } = session(listings, ['98e2e748-8000-45bf-a624-5531d6a68318']);
    await connector.publish(publish);
    expect(await connector.locate(publish, now)).toEqual({ kind: 'notThere' });
  });

  it('so is one that is older', async () => {
    const { connector } = session(listings);
    await connector.publish(publish);
    expect(await connector.locate(publish, new Date('2026-11-28T12:00:00.000Z'))).toEqual({ kind: 'notThere' });
  });

  it('an end that was lost is seen from the listing: gone is ended', async () => {
    const { connector } = session({});
    expect(await connector.locate({ op: 'withdraw', opId: '0', listingId: 'L1', variant, externalId: 'X' }, now)).toMatchObject({ isLive: false });
  });
});

describe('Rule: none and unknown are never the same', () => {
  it('null and zero are none', async () => {
    const { connector } = session({
      ...catalogue,
      'GET /v2/catalog/products/bf364c53-eb77-4522-955c-6a6ce952cc6f/market-data': answered(fixture('market-data')),
    });
    const read = await connector.quotes!([variant, { ...variant, size: '9.5' }]);
    expect(read).toMatchObject({
      kind: 'read',
      value: [
        { variant, lowestCents: 212_00, highestBidCents: 191_00 },
        { variant: { size: '9.5' }, lowestCents: undefined, highestBidCents: undefined },
      ],
    });
  });

  it('and a failure is a failure', async () => {
    const { connector } = session(catalogue);
    expect(await connector.quotes!([variant])).toMatchObject({ kind: 'failed' });
  });

  it('a size that the answer does not name has no market', () => expect(quoteOf(variant, undefined).lowestCents).toBeUndefined());
});

describe('Rule: a status that nobody knows is an error, and never the first one', () => {
  const order = orderWire.parse((fixture('orders') as { orders: unknown[] }).orders[0]);
  it('pending with its due time and payout', () =>
    expect(noticeOf(order)).toEqual({
      saleNo: '02-SM0000000A',
      externalId: '98e2e748-8000-45bf-a624-5531d6a68318',
      priceCents: 212_00,
      currency: 'USD',
      state: 'pending',
      soldAt: '2026-11-28T11:00:00.000Z',
      shipBy: '2026-12-01T11:00:00.000Z',
      payoutCents: 186_56,
    }));
  it.each([
    ['AUTHENTICATING', 'inProgress'],
    ['PAYOUTCOMPLETED', 'completed'],
    ['CANCELED', 'cancelled'],
    ['TELEPORTED', 'error'],
  ])('%s: %s', (status, state) => expect(noticeOf({ ...order, status }).state).toBe(state));
});

describe('Rule: of a shipment into its programme each item has a status of its own', () => {
  it('with the listing by which it is offered, or why it comes back', () =>
    expect(inboundOf(inboundWire.parse(fixture('inbound')))).toEqual({
      displayNo: 'FX00000001',
      boxes: [{ boxNo: 1, trackingNo: '1Z00000000000001', carrier: 'UPS', isShipped: false }],
      items: [
        { reference: 'FP-1001-1', status: 'listed', externalId: '98e2e748-8000-45bf-a624-5531d6a68318', priceCents: 212_00 },
        { reference: 'FP-1001-2', status: 'returned', reason: 'Glue on the midsole' },
      ],
    }));
});

describe('Rule: each refusal has its kind', () => {
  it.each([
    [200, '', undefined],
    [401, '', 'notAuthorised'],
    [403, 'blocked', 'notAuthorised'],
    [404, 'unknown', 'gone'],
    [409, 'busy', 'transient'],
    [422, 'can not perform this action: MATCHED', 'alreadySold'],
    [422, 'can not perform this action', 'gone'],
    [400, 'amount must be digits', 'priceRefused'],
    [400, 'variantId', 'ourMistake'],
  ])('%i %s: %s', (status, errorMessage, kind) => expect(failureOf(status, { errorMessage })?.kind).toBe(kind));
  it.each([
    ['the listing is matched', 'alreadySold'],
    ['amount above the maximum', 'priceRefused'],
    ['listing was deleted', 'gone'],
    ['size is not supported', 'unsupported'],
  ])('operation: %s', (error, kind) => expect(operationFailure(error).kind).toBe(kind));
});
