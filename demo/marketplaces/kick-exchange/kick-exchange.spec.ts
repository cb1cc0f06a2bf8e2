import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;

const call = async (method: string, path: string, body?: unknown, token = demoAccounts.operator.kickExchange.token) => {
  const answer = await fetch(`${sandbox.urls.kickExchange}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text.startsWith('{') ? (JSON.parse(text) as Json) : {} };
};

const catalogId = 'dunk-low-panda-dd1391-100';
const wish = (fields: Json = {}) => ({
  catalog_id: catalogId,
  price_cents: '21200',
  condition: 'CONDITION_NEW',
  packaging_condition: 'PACKAGING_CONDITION_GOOD_CONDITION',
  size: 9.5,
  size_unit: 'SIZE_UNIT_US',
  activate: true,
  metadata: { listing_id: 'listing-1' },
  ...fields,
});
const listed = async (fields?: Json): Promise<string> => (await call('POST', '/api/v1/listings', wish(fields))).json['listing'].id;
const availability = `/api/v1/pricing_insights/availability?catalog_id=${catalogId}&size=9.5&product_condition=PRODUCT_CONDITION_NEW&packaging_condition=PACKAGING_CONDITION_GOOD_CONDITION`;

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  await control('/books', { channel: 'kickExchange', styleCode: 'DD1391-100', size: '9.5', asks: [21_900], bids: [19_100, 19_100, 18_000] });
});
afterEach(() => sandbox.close());

describe('Rule: the exchange knows who calls by a token', () => {
  it('and says the number of the request', async () => {
    const answer = await call('GET', '/api/v1/test');
    expect([answer.json, answer.headers.has('x-request-id')]).toEqual([{ ok: true }, true]);
    expect(await call('GET', '/api/v1/test', undefined, 'other')).toMatchObject({ status: 401, json: { code: 16 } });
  });
});

describe('Rule: the exchange says prices in cents as text, of whole dollars within bounds', () => {
  it('and none as 0', async () => {
    sandbox.clock.advance(2_000);
    expect((await call('GET', availability)).json['availability']).toMatchObject({
      lowest_listing_price_cents: '21900',
      highest_offer_price_cents: '19100',
    });
    const { json } = await call('GET', `${availability.replace('GOOD_CONDITION', 'MISSING_LID')}`);
    expect(json['availability'].lowest_listing_price_cents).toBe('0');
  });

  it('shows how deep the offers are', async () => {
    const { json } = await call('GET', availability.replace('availability', 'offer_histogram'));
    expect(json['offer_histogram'].bins).toEqual([
      { offer_price_cents: '19100', count: '2' },
      { offer_price_cents: '18000', count: '1' },
    ]);
  });

  it.each([['21250'], ['2400'], ['200100'], ['x']])('refuses %s', async (price) => {
    expect(await call('POST', '/api/v1/listings', wish({ price_cents: price }))).toMatchObject({ status: 400, json: { code: 3 } });
  });

  it('refuses a size that is not the product’s', async () => {
    expect((await call('POST', '/api/v1/listings', wish({ size: 20 }))).status).toBe(400);
  });
});

describe('Rule: a listing is found by our own mark', () => {
  it('among all of the account', async () => {
    const id = await listed();
    await listed({ metadata: { listing_id: 'listing-2' } });
    const { json } = await call('GET', '/api/v1/listings?facet_filters=status:active&facet_filters=metadata:listing_id=listing-1');
    expect(json['listings'].map((one: Json) => one['id'])).toEqual([id]);
    expect((await call('GET', `/api/v1/listings/${id}`, undefined, demoAccounts.own.kickExchange.token)).status).toBe(404);
  });

  it('a page at a time', async () => {
    for (let i = 0; i < 3; i++) await listed({ price_cents: 23_000 + i * 100 });
    const first = (await call('GET', '/api/v1/listings?page_size=2')).json;
    const second = (await call('GET', `/api/v1/listings?page_size=2&pagination_token=${first['pagination'].pagination_token}`)).json;
    expect([first['listings'].length, first['pagination'].has_more, second['listings'].length, second['pagination'].has_more]).toEqual([
      2,
      true,
      1,
      false,
    ]);
  });
});

describe('Rule: a price changes on condition that it is what was thought', () => {
  const change = (id: string, expected: number, wanted: number) => ({
    items: [{ id, price_cents_change: { new_value: wanted, conditional_value: expected, condition_operator: 'CONDITION_OPERATOR_EQ' } }],
  });
  it('and fails by itself where it is not', async () => {
    const id = await listed();
    const batches = [
      await call('POST', '/api/v1/listings/batch_update', change(id, 21_200, 20_900)),
      await call('POST', '/api/v1/listings/batch_update', change(id, 21_200, 20_000)),
    ];
    expect((await call('GET', '/api/v1/listings/batch_operation/quota')).json['used_operation_quota']).toBe('2');
    sandbox.tick(1_000);
    const outcomes = await Promise.all(
      batches.map(async ({ json }) => (await call('GET', `/api/v1/listings/batch_operations/${json['batch_id']}`)).json['operations'][0]),
    );
    expect(outcomes.map(({ status, success }) => [status, success])).toEqual([
      ['BATCH_OPERATION_STATUS_COMPLETED', true],
      ['BATCH_OPERATION_STATUS_FAILED', false],
    ]);
    expect((await call('GET', `/api/v1/listings/${id}`)).json['listing'].price_cents).toBe('20900');
  });

  it('creates many at once, each with its own mark', async () => {
    const { metadata: _, ...item } = wish();
    const { json } = await call('POST', '/api/v1/listings/batch_create', {
      items: [{ ...item, quantity: 2, metadata_list: [{ listing_id: 'a' }, { listing_id: 'b' }] }],
    });
    sandbox.tick(1_000);
    expect((await call('GET', `/api/v1/listings/batch/${json['batch_id']}`)).json).toMatchObject({
      status: 'BATCH_STATUS_COMPLETED',
      processed: '2',
      failed: '0',
    });
    expect((await call('GET', '/api/v1/listings?facet_filters=metadata:listing_id=b')).json['listings']).toHaveLength(1);
  });
});

describe('Rule: an order is confirmed, labelled and shipped in turn', () => {
  const sold = async () => {
    const id = await listed();
    await control('/sell', { channel: 'kickExchange', listingNo: id });
    return { id, order: (await call('GET', '/api/v1/orders')).json['results'][0] as Json };
  };
  it('and tells what is paid out', async () => {
    const { id, order } = await sold();
    expect(order).toMatchObject({ listing_id: id, status: 'ORDER_STATUS_NEEDS_CONFIRMATION', price_cents: '21200', price_cents_after_take: '18144' });
    expect((await call('POST', `/api/v1/listings/${id}`, { price_cents: 21_000 })).status).toBe(409);
    const step = (name: string) => call('POST', `/api/v1/orders/${order['id']}/${name}`);
    expect((await step('generate_label')).status).toBe(409);
    await step('confirm');
    const { json: labelled } = await step('generate_label');
    expect(labelled['order'].status).toBe('ORDER_STATUS_LABEL_GENERATED');
    const label = await fetch(labelled['order'].label_url, { headers: { authorization: `Bearer ${demoAccounts.operator.kickExchange.token}` } });
    expect((await label.text()).slice(0, 5)).toBe('%PDF-');
    expect((await step('ship')).json['order'].status).toBe('ORDER_STATUS_IN_TRANSIT');
    sandbox.clock.advance(4 * 86_400_000);
    expect((await call('GET', `/api/v1/orders/${order['id']}`)).json['order'].status).toBe('ORDER_STATUS_COMPLETED');
  });

  it('or cancelled, by the seller or for nobody shipped it', async () => {
    const first = await sold();
    expect((await call('POST', `/api/v1/orders/${first.order['id']}/cancel`)).json['order'].status).toBe('ORDER_STATUS_CANCELED');
    const second = await sold();
    sandbox.clock.advance(4 * 86_400_000);
    expect((await call('GET', `/api/v1/orders/${second.order['id']}`)).json['order'].status).toBe('ORDER_STATUS_CANCELED');
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was recorded', async () => {
    const { json: listing } = await call('POST', '/api/v1/listings', wish());
    const { id } = listing['listing'];
    const items = [{ id, price_cents_change: { new_value: 21_100, conditional_value: 21_200, condition_operator: 'CONDITION_OPERATOR_EQ' } }];
    const { json: batch } = await call('POST', '/api/v1/listings/batch_update', { items });
    sandbox.tick(2_000);
    const { json: listings } = await call('GET', '/api/v1/listings');
    await control('/sell', { channel: 'kickExchange', listingNo: id });
    const { results } = (await call('GET', '/api/v1/orders')).json;
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      catalog: (await call('GET', '/api/v1/catalog?query=DD1391-100')).json,
      availabilities: (await call('GET', `/api/v1/pricing_insights/availabilities/${catalogId}`)).json,
      'offer-histogram': (await call('GET', availability.replace('availability', 'offer_histogram'))).json,
      'recent-sales': (await call('GET', `/api/v1/pricing_insights/recent_sales?catalog_id=${catalogId}`)).json,
      listing,
      listings,
      batch,
      'batch-operations': (await call('GET', `/api/v1/listings/batch_operations/${batch['batch_id']}`)).json,
      order: (await call('GET', `/api/v1/orders/${results[0].id}`)).json,
    });
  });
});
