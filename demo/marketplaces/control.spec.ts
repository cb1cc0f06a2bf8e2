import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from './open-marketplaces.ts';
import { controlOf, type Control, type Json } from './spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;

const call = async (path: string, init: RequestInit = {}) => {
  const headers = {
    authorization: `Bearer ${demoAccounts.operator.kickExchange.token}`,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(`${sandbox.urls.kickExchange}${path}`, { ...init, headers });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json: (await answer.json()) as Json };
};
const listing = {
  catalog_id: 'dunk-low-panda-dd1391-100',
  price_cents: 21_200,
  condition: 'CONDITION_NEW',
  packaging_condition: 'PACKAGING_CONDITION_GOOD_CONDITION',
  size: 9.5,
  size_unit: 'SIZE_UNIT_US',
  activate: true,
};
const list = () => call('/api/v1/listings', { method: 'POST', body: JSON.stringify(listing) });
const truth = async () => (await control('/truth')) as { listings: Json[]; orders: Json[]; books: Json[] };
const market = '/api/v1/pricing_insights/availabilities/dunk-low-panda-dd1391-100';

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
});
afterEach(() => sandbox.close());

describe('Rule: only who has the secret moves the sandbox', () => {
  it('refuses anybody else', async () => {
    expect((await fetch(`${sandbox.url}/__sandbox/truth`)).status).toBe(403);
    expect(await control('/faults', { fault: 'unheard of' })).toMatchObject({ error: 'form' });
  });
});

describe('Rule: a fault happens where, and as often as, it was asked for', () => {
  it('an answer is lost after the work was done, or before', async () => {
    await control('/faults', { fault: 'lostAfter', channel: 'kickExchange', method: 'POST', next: 1 });
    await expect(list()).rejects.toThrow('fetch failed');
    expect((await truth()).listings).toHaveLength(1);
    await control('/faults', { fault: 'lostBefore', path: '/listings', next: 1 });
    await expect(list()).rejects.toThrow('fetch failed');
    expect((await truth()).listings).toHaveLength(1);
    expect((await list()).status).toBe(200);
  });

  it('fails before anything is done, or after', async () => {
    await control('/faults', { fault: 'serverError', next: 1 });
    expect((await list()).status).toBe(500);
    expect((await truth()).listings).toHaveLength(0);
    await control('/faults', { fault: 'serverErrorAfter', next: 1 });
    expect((await list()).status).toBe(500);
    expect((await truth()).listings).toHaveLength(1);
  });

  it('says how long to wait', async () => {
    await control('/faults', { fault: 'throttled', next: 1, retryAfterSeconds: 7 });
    expect(await list()).toMatchObject({ status: 429, retryAfter: '7' });
  });

  it('cuts an answer in the middle', async () => {
    await control('/faults', { fault: 'cutBody', next: 1 });
    await expect(call(market)).rejects.toThrow('terminated');
    expect((await call(market)).status).toBe(200);
  });

  it('leaves a field out, or says what nobody knows', async () => {
    await control('/faults', [
      { fault: 'fieldMissing', field: 'price_cents', next: 1 },
      { fault: 'fieldUnknown', field: 'status', next: 1 },
    ]);
    const { json } = await list();
    expect(json['listing']).toMatchObject({ status: 'SOMETHING_THAT_NOBODY_KNOWS', size: 9.5 });
    expect(json['listing']).not.toHaveProperty('price_cents');
  });

  it('refuses a token, blocks an account, closes for maintenance', async () => {
    await control('/faults', { fault: 'tokenExpired', next: 1 });
    expect((await call(market)).status).toBe(401);
    await control('/faults', { fault: 'accountBlocked', account: 'own' });
    expect((await call(market)).status).toBe(200);
    await control('/faults', { fault: 'accountBlocked', account: 'operator', next: 1 });
    expect((await call(market)).status).toBe(403);
    await control('/faults', { fault: 'maintenance', next: 1 });
    expect((await call(market)).status).toBe(503);
  });

  it('to a share of the calls', async () => {
    await control('/faults', { fault: 'serverError', share: 0.3 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => call('/api/v1/test')));
    const failed = answers.filter(({ status }) => status === 500).length;
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    await control('/faults', undefined, 'DELETE');
    expect((await control('/faults'))['faults']).toEqual([]);
  });

  it('shows an old market', async () => {
    const lowest = async () => (await call(market)).json['variants'].find(({ size }: Json) => size === 9.5).availability.lowest_listing_price_cents;
    await control('/books', { channel: 'kickExchange', styleCode: 'DD1391-100', size: '9.5', asks: [30_000] });
    sandbox.clock.advance(5_000);
    await control('/faults', { fault: 'staleMarket', channel: 'kickExchange' });
    sandbox.clock.advance(5_000);
    await list();
    sandbox.clock.advance(5_000);
    expect(await lowest()).toBe('30000');
    await control('/faults', undefined, 'DELETE');
    expect(await lowest()).toBe('21200');
  });
});

describe('Rule: what truly happened is told in the same words for every channel', () => {
  it('listings, orders and books', async () => {
    await list();
    const { listings, books } = await truth();
    expect(listings[0]).toMatchObject({
      channel: 'kickExchange',
      account: 'operator',
      styleCode: 'DD1391-100',
      size: '9.5',
      cents: 21_200,
      state: 'live',
    });
    const book = books.find(({ channel, size }) => channel === 'kickExchange' && size === '9.5')!;
    expect(book['asks']).toContainEqual({ seller: 'operator', cents: 21_200, quantity: 1 });
  });

  it('a pair is bought on two channels in one go', async () => {
    const first = (await list()).json['listing'].id;
    const second = (await list()).json['listing'].id;
    const sales = [first, second].map((listingNo) => ({ channel: 'kickExchange', listingNo }));
    const { orders } = await control('/sell', { sales });
    expect(new Set(orders.map(({ soldAt }: Json) => soldAt)).size).toBe(1);
    expect((await control('/sell', { sales }))['orders']).toEqual([null, null]);
  });

  it('a sale may come later', async () => {
    const listingNo = (await list()).json['listing'].id;
    await control('/sell', { channel: 'kickExchange', listingNo, afterMs: 5_000 });
    expect((await truth()).orders).toEqual([]);
    sandbox.clock.advance(5_000);
    expect((await truth()).orders).toMatchObject([{ listingNo, state: 'NEEDS_CONFIRMATION' }]);
  });
});

describe('Rule: what was on sale before the sandbox was started is taken over', () => {
  it('once, in every contract', async () => {
    const channels = ['stockMarket', 'kickExchange', 'auction', 'asiaMarket', 'shortVideo', 'market', 'ticketKicks'];
    const listings = channels.map((channel) => ({
      channel,
      listingNo: `there-${channel}`,
      styleCode: 'DD1391-100',
      size: '9.5',
      cents: 50_000,
      mark: 'listing-1',
    }));
    expect([await control('/listings', { listings }), await control('/listings', { listings })]).toEqual([{ taken: 7 }, { taken: 0 }]);
    expect((await call('/api/v1/listings?facet_filters=metadata:listing_id=listing-1')).json['listings']).toMatchObject([
      { id: 'there-kickExchange', price_cents: '50000' },
    ]);
    const sell = (no: string) =>
      control('/sell', { sales: channels.map((channel) => ({ channel, listingNo: no === '' ? `there-${channel}` : no })) });
    expect((await sell('listing-1'))['orders'].map((order: Json | null) => order?.['channel'])).toEqual(channels);
    expect((await sell(''))['orders']).toEqual(channels.map(() => null));
  });
});

describe('Rule: buyers and rivals move the books, the same from the same seed', () => {
  const day = async (seed: string) => {
    const open = await openMarketplaces({ clock: 'virtual', hasLimits: false, seed });
    await fetch(`${open.urls.kickExchange}${market}`, { headers: { authorization: `Bearer ${demoAccounts.operator.kickExchange.token}` } });
    open.tick(86_400_000);
    const { books } = await controlOf(open)('/truth');
    await open.close();
    return books as { asks: Json[]; trades: Json[] }[];
  };
  it('prices change and goods are sold', async () => {
    const [first, again, other] = [await day('one'), await day('one'), await day('two')];
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
    const sold = first.flatMap(({ trades }) => trades).filter(({ seller }) => String(seller).startsWith('rival-'));
    expect(sold.length).toBeGreaterThan(20);
    for (const { asks } of first) expect(asks.length).toBeLessThan(20);
  });
});
