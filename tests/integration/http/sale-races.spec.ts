import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaleRow } from '#contracts/sales/sale-queries.ts';
import { channelSecretFields } from '#contracts/channels/channel-secrets.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import { confirmOperation } from '#services/aggregates/listing/operations.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

let whole: WholePortal;
beforeAll(async () => {
  whole = await openWholePortal();
});
afterAll(() => whole.close());

interface Answer {
  status: number;
  saleId?: string;
  state?: string;
}

let numbers = 0;
const sale = (oneId: string, more: object = {}) => ({ channel: 'stockMarket', saleNo: `R-${++numbers}`, oneId, priceCents: 20_000, ...more });

const record = async (body: object): Promise<Answer> => {
  const answer = await whole.call('admin', 'admin', { method: 'POST', path: '/sales' }, { body });
  const { data } = answer.json<{ data?: { saleId: string; status: string } }>();
  return { status: answer.statusCode, ...(data && { saleId: data.saleId, state: data.status }) };
};

const salesOf = async (oneId: string): Promise<SaleRow[]> => {
  const answer = await whole.call('admin', 'admin', { method: 'GET', path: '/sales' }, { query: { text: oneId, size: 100 } });
  return answer.json<{ data: { data: SaleRow[] } }>().data.data;
};

const itemState = async (oneId: string): Promise<{ state: string; odd_no: string | null }> =>
  (await whole.portal.pool.query(`SELECT state, odd_no FROM inventory WHERE one_id = $1`, [oneId])).rows[0];

/** Orders of which the item still stands in one that may leave. */
const ordersOut = async (oneId: string): Promise<number> =>
  (
    await whole.portal.pool.query(`SELECT odd_no FROM orders WHERE units @> $1::jsonb AND state = 'pendingOutbound'`, [
      JSON.stringify([{ oneId, replacedBy: null }]),
    ])
  ).rows.length;

describe('Rule: a pair that is sold in several places at once is promised to one, and the others know of each other', () => {
  it('by two channels in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const oneId = await whole.given.available();
      const answers = await Promise.all([record(sale(oneId)), record(sale(oneId, { channel: 'kickExchange' }))]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.map(({ state }) => state).toSorted()).toEqual(['pending', 'withIssue']);
      expect(await ordersOut(oneId)).toBe(1);
      const rows = await salesOf(oneId);
      const [first] = rows.filter(({ oversold }) => !oversold);
      expect(rows.filter(({ oversold }) => oversold).map(({ heldBy }) => heldBy)).toEqual([first!.saleId]);
    }
  });

  it('told twice at once, it is one sale', async () => {
    const oneId = await whole.given.available();
    const same = sale(oneId);
    const answers = await Promise.all([record(same), record(same), record(same)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await salesOf(oneId)).toHaveLength(1);
    expect(await ordersOut(oneId)).toBe(1);
  });

  it('while its seller asks to ship it', async () => {
    for (let round = 0; round < 5; round++) {
      const oneId = await whole.given.available();
      const applied = whole.call('seller', 'business', { method: 'POST', path: '/requests/cash-out' }, { body: { oneIds: [oneId] } });
      const [asked, sold] = await Promise.all([applied, record(sale(oneId))]);
      const held = (await itemState(oneId)).odd_no;
      if (asked.statusCode === 200) {
        expect(sold.state).toBe('withIssue');
        expect((await salesOf(oneId))[0]).toMatchObject({ oversold: true, heldBy: held });
      } else {
        expect([asked.statusCode, sold.state]).toEqual([409, 'pending']);
        expect(await ordersOut(oneId)).toBe(1);
      }
    }
  });

  it('while another sale is to go on with it', async () => {
    for (let round = 0; round < 5; round++) {
      const [oneId, twin] = [await whole.given.available(), await whole.given.available()];
      await record(sale(oneId));
      const { saleId } = await record(sale(oneId));
      const chosen = whole.call('admin', 'admin', { method: 'POST', path: '/sales/substitutes' }, { body: { saleId, twin } });
      const [taken, sold] = await Promise.all([chosen, record(sale(twin))]);
      expect([200, 422]).toContain(taken.statusCode);
      expect(sold.state).toBe(taken.statusCode === 200 ? 'withIssue' : 'pending');
      expect(await ordersOut(twin)).toBe(1);
    }
  });

  it('cancelled and sold again at once, it is free or sold, and never both', async () => {
    const oneId = await whole.given.available();
    const { saleId } = await record(sale(oneId));
    const cancelling = whole.call(
      'admin',
      'admin',
      { method: 'POST', path: '/sales/cancellations' },
      { body: { saleId, reason: 'The buyer cancelled' } },
    );
    const [cancelled, again] = await Promise.all([cancelling, record(sale(oneId))]);
    expect([cancelled.statusCode, again.status]).toEqual([200, 200]);
    expect(await ordersOut(oneId)).toBe(again.state === 'pending' ? 1 : 0);
    expect((await itemState(oneId)).state).toBe(again.state === 'pending' ? 'outbounding.pending' : 'available');
  });

  it('a sale that was never told is not cancelled', async () => {
    const answer = await whole.call(
      'admin',
      'admin',
      { method: 'POST', path: '/sales/cancellations' },
      { body: { saleId: 'stockMarket-none', reason: 'The buyer cancelled' } },
    );
    expect(answer.statusCode).toBe(404);
  });
});

describe('Rule: what is sold anywhere is offered nowhere from the same moment on', () => {
  interface Listed {
    results: { listingId: string | null; channel: string; refusal: unknown }[];
  }
  const listedOn = async (oneId: string, ...channels: string[]): Promise<Record<string, string>> => {
    const on = channels.map((channel) => ({ channel, priceCents: 20_000 }));
    const { results } = await whole.post<Listed>('seller', '/listings', { items: [{ oneId, on }] });
    expect(results.map(({ refusal }) => refusal)).toEqual(channels.map(() => null));
    return Object.fromEntries(results.map(({ channel, listingId }) => [channel, listingId!]));
  };
  const statusOf = async (listingId: string): Promise<string> =>
    (await whole.portal.pool.query(`SELECT status FROM listings WHERE listing_id = $1`, [listingId])).rows[0].status;
  const askedOf = async (listingId: string) =>
    (await whole.portal.pool.query(`SELECT op, priority FROM channel_outbox WHERE listing_id = $1`, [listingId])).rows;
  const told = (kind: 'publish', listingId: string, externalId: string) =>
    commands(whole.given.log, systemClock, newIds).run(setup, async (load) => {
      const { asked } = await load.one(listingStream, listingId);
      return confirmOperation({ listingId, opId: asked[kind]!, priceCents: 20_000, externalId, now: new Date() })(load);
    });
  beforeAll(async () => {
    for (const kind of ['stockMarket', 'kickExchange', 'auction'] as const) {
      const wanted = Object.fromEntries(channelSecretFields[kind].map((name) => [name, 'x']));
      await whole.post('admin', '/channels/accounts', { kind, name: kind, secrets: wanted });
    }
  });

  const setup = { actor: { accountId: 'setup', name: 'setup', terminal: 'system' as const }, correlationId: 'setup', causationId: 'setup' };

  it('while it is being published elsewhere: the end comes after it', async () => {
    const oneId = await whole.given.available();
    const { stockMarket, kickExchange } = await listedOn(oneId, 'stockMarket', 'kickExchange');
    await record(sale(oneId));
    expect([await statusOf(stockMarket!), await statusOf(kickExchange!)]).toEqual(['sold', 'ending']);
    await told('publish', kickExchange!, 'EXT-9');
    expect(await statusOf(kickExchange!)).toBe('ending');
    expect(await askedOf(kickExchange!)).toEqual([{ op: 'withdraw', priority: 0 }]);
    expect(await askedOf(stockMarket!)).toEqual([]);
  });

  it('while a price is under way, or an end', async () => {
    const oneId = await whole.given.available();
    const { stockMarket, kickExchange, auction } = await listedOn(oneId, 'stockMarket', 'kickExchange', 'auction');
    for (const listingId of [stockMarket!, kickExchange!, auction!]) await told('publish', listingId, `EXT-${listingId}`);
    const prices = whole.call(
      'seller',
      'business',
      { method: 'POST', path: '/listings/price' },
      { body: { listingId: kickExchange, priceCents: 21_000 } },
    );
    const [priced, sold] = await Promise.all([prices, record(sale(oneId))]);
    // Whichever was first: a price is set before the sale, or there is no listing to price any more.
    expect([200, 409]).toContain(priced.statusCode);
    expect(sold.state).toBe('pending');
    expect([await statusOf(stockMarket!), await statusOf(kickExchange!), await statusOf(auction!)]).toEqual(['sold', 'ending', 'ending']);
    expect(await askedOf(kickExchange!)).toEqual([{ op: 'withdraw', priority: 0 }]);
    const second = await record(sale(oneId, { channel: 'auction' }));
    expect([second.state, await statusOf(auction!)]).toEqual(['withIssue', 'sold']);
  });
});
