import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';
import { signatureOf } from './signing.ts';

let sandbox: Marketplaces;
let control: Control;
let requests = 0;
const { appKey, appSecret } = demoAccounts.operator.asiaMarket;

const call = async (path: string, fields: Json = {}, changes: Json = {}) => {
  const signed: Json = { ...fields, app_key: appKey, timestamp: sandbox.clock.now() };
  const body = JSON.stringify({ ...signed, sign: signatureOf(signed, appSecret), ...changes });
  const answer = await fetch(`${sandbox.urls.asiaMarket}/dop/api/v1/pop/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()) as Json;
};
const wish = (fields: Json = {}) => ({
  requestId: `request-${++requests}`,
  price: 21_200,
  quantity: 1,
  countryCode: 'US',
  deliveryCountryCode: 'US',
  currency: 'USD',
  sizeType: 'US',
  language: 'en',
  timeZone: 'Asia/Shanghai',
  ...fields,
});
const sku = async (size = '9.5'): Promise<number> => {
  const { data } = await call('/intl-commodity/intl/sku/sku-basic-info/by-article-number', {
    articleNumber: 'DD1391-100',
    region: 'US',
    language: 'en',
  });
  return data[0].skuInfoList.find((one: Json) => one['regionSalePvInfoList'][0].value === size).globalSkuId;
};
const submit = async (fields: Json = {}) => call('/submit-bid/normal-autonomous-bidding', wish({ globalSkuId: await sku(), ...fields }));
const update = async (no: string, fields: Json = {}) =>
  call('/update-bid/normal-autonomous-bidding', wish({ globalSkuId: await sku(), sellerBiddingNo: no, oldQuantity: 1, ...fields }));
const cancel = (no: string) => call('/cancel-bid/cancel-bidding', { sellerBiddingNo: no });
const list = async (status = 2) =>
  (
    await call('/retrieve-bid/general-type-bidding-list', {
      biddingType: 20,
      tradeStatus: status,
      exclusiveStartOffsetId: 0,
      pageSize: 100,
      region: 'US',
    })
  )['data'].list as Json[];

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  await control('/books', { channel: 'asiaMarket', styleCode: 'DD1391-100', size: '9.5', asks: [22_000, 23_000] });
});
afterEach(() => sandbox.close());

describe('Rule: every call is signed over all that it says', () => {
  it('by MD5 of the sorted fields with the secret behind, in capitals', () => {
    const expected = createHash('md5')
      .update(`a=1&b=x+y%2F%E5%AD%97&c=true&d=p,q&e=%5B1%2C2%5D`.replace('p,q', 'p%2Cq') + 'secret')
      .digest('hex')
      .toUpperCase();
    expect(signatureOf({ c: true, b: 'x y/字', a: 1, empty: '', none: null, d: ['p', 'q'], e: [[1, 2]], sign: 'ignored' }, 'secret')).toBe(expected);
  });

  it('refuses another signature, and a time that is off', async () => {
    expect((await call('/recommend-bid/price', {}, { sign: 'OTHER' }))['code']).toBe(5004);
    await control('/faults', { fault: 'clockSkew', ms: 700_000 });
    expect((await call('/recommend-bid/price'))['code']).toBe(5004);
  });
});

describe('Rule: a new price is a new number', () => {
  it('and the old one is gone', async () => {
    const { data } = await submit();
    const { data: changed } = await update(data.sellerBiddingNo, { price: 21_000 });
    expect(changed.sellerBiddingNo).not.toBe(data.sellerBiddingNo);
    expect(await list()).toMatchObject([{ sellerBiddingNo: changed.sellerBiddingNo, price: 21_000, tradeStatus: 2 }]);
    expect(await cancel(data.sellerBiddingNo)).toMatchObject({ code: 20_900_021, msg: expect.stringContaining('has been cancelled') });
  });

  it('says so where nothing changes, or the listing was ended before', async () => {
    const { data } = await submit();
    expect((await update(data.sellerBiddingNo))['code']).toBe(20_900_016);
    expect((await cancel(data.sellerBiddingNo))['code']).toBe(200);
    expect((await cancel(data.sellerBiddingNo))['code']).toBe(20_900_021);
    expect(await list(1)).toHaveLength(1);
  });

  it('takes a request once, with all its fields, on the grid', async () => {
    expect((await submit({ requestId: 'same' }))['code']).toBe(200);
    expect((await submit({ requestId: 'same' }))['code']).toBe(20_900_010);
    expect((await submit({ deliveryCountryCode: '' }))['code']).toBe(500_080_002);
    expect((await submit({ price: 21_250 }))['code']).toBe(20_900_030);
  });
});

describe('Rule: what it recommends counts our own in', () => {
  it('twenty at a time, and leaves out what there is none of', async () => {
    const [known, other] = [await sku(), await sku('13')];
    await control('/books', { channel: 'asiaMarket', styleCode: 'DD1391-100', size: '13' });
    await submit({ price: 21_900 });
    sandbox.clock.advance(2_000);
    const { data } = await call('/recommend-bid/batchPrice', { globalSkuIdList: [known, other], biddingType: 20, region: 'US', currency: 'USD' });
    expect(data).toMatchObject([
      { globalSkuId: known, globalMinPrice: 21_900 },
      { globalSkuId: other, priceRangeItems: [] },
    ]);
    expect(data[1]).not.toHaveProperty('globalMinPrice');
  });
});

describe('Rule: an order is sent to be looked at', () => {
  const orders = async () =>
    (await call('/order/generic_list', { order_type: 'NORMAL_SALE', start_created: '2026-11-27 00:00:00', end_created: '2026-12-01 00:00:00' }))[
      'data'
    ].orders as Json[];
  const sold = async () => {
    const { data } = await submit();
    await control('/sell', { channel: 'asiaMarket', listingNo: data.sellerBiddingNo });
    const [order] = await orders();
    await control('/orders', { channel: 'asiaMarket', orderNo: order!['order_no'], state: '2000' });
    return order!['order_no'] as string;
  };
  it('once', async () => {
    const no = await sold();
    const deliver = () => call('/order/delivery', { order_no: no, carrier_id: 7, tracking_no: '1Z1', delivery_method: 'OFFLINE_EXPRESS_DELIVERY' });
    expect([(await deliver())['code'], (await deliver())['code']]).toEqual([200, 6_000_026]);
    expect(await orders()).toMatchObject([{ order_status: 2100, amount: 21_200, estimated_income: 19_080 }]);
  });

  it('the buyer may close it before', async () => {
    const no = await sold();
    await control('/orders', { channel: 'asiaMarket', orderNo: no, state: '8010' });
    expect((await call('/order/delivery', { order_no: no, carrier_id: 7, tracking_no: '1Z1', delivery_method: 'SELF_DELIVERY' }))['code']).toBe(
      6_000_020,
    );
  });

  it('is asked for seven days at most', async () => {
    expect((await call('/order/generic_list', { start_created: '2026-11-01 00:00:00', end_created: '2026-11-28 00:00:00' }))['code']).toBe(
      500_080_002,
    );
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was read', async () => {
    const bidding = await submit();
    const biddings = await call('/retrieve-bid/general-type-bidding-list', {
      biddingType: 20,
      tradeStatus: 2,
      exclusiveStartOffsetId: 0,
      pageSize: 100,
      region: 'US',
    });
    await control('/sell', { channel: 'asiaMarket', listingNo: bidding['data'].sellerBiddingNo });
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      'sku-basic-info': await call('/intl-commodity/intl/sku/sku-basic-info/by-article-number', {
        articleNumber: 'DD1391-100',
        region: 'US',
        language: 'en',
      }),
      'recommend-batch': await call('/recommend-bid/batchPrice', { globalSkuIdList: [await sku()], biddingType: 20, region: 'US', currency: 'USD' }),
      bidding,
      'bidding-list': biddings,
      orders: await call('/order/generic_list', {
        order_type: 'NORMAL_SALE',
        start_created: '2026-11-27 00:00:00',
        end_created: '2026-12-01 00:00:00',
      }),
    });
  });
});
