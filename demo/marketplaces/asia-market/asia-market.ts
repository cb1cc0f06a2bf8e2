import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoAccounts } from '../demo-accounts.ts';
import type { Variant } from '../engine/catalogue.ts';
import { chanceFrom, numberOf } from '../engine/chance.ts';
import { fieldsOf, manyOf, textOf } from '../http/bodies.ts';
import { openGate } from '../http/gate.ts';
import { labelPdf } from '../http/label.ts';
import { quotaOf } from '../http/quota.ts';
import { accountNames, day, daysToShip, hour, type Contract, type ContractParts } from '../shop/contract.ts';
import { goThrough, overShop, type Steps } from '../shop/over-shop.ts';
import { openShop, type Listing, type Order } from '../shop/shop.ts';
import { signatureOf } from './signing.ts';
import {
  biddingOnWire,
  localTime,
  orderOnWire,
  parseLocalTime,
  productOnWire,
  recommendationOnWire,
  skuIdOf,
  type OwnListing,
  type OwnOrder,
} from './wire.ts';

/** What it calls what went wrong. */
const codes = {
  signature: [5004, 'Invalid signature or timestamp'],
  nothingToChange: [20_900_016, 'Nothing to change'],
  cancelled: [20_900_021, 'The listing has been cancelled'],
  requestIdUsed: [20_900_010, 'requestId was used before'],
  price: [20_900_030, 'The price is out of bounds or off the grid'],
  noListing: [20_900_040, 'There is no such listing'],
  soldOut: [20_900_050, 'The listing is sold out'],
  shipped: [6_000_026, 'This order has been shipped.'],
  noOrder: [6_000_010, 'There is no such order'],
  orderState: [6_000_020, 'The order is in another state'],
  form: [500_080_002, 'Invalid request parameter(s)'],
  item: [80_000_014, 'Not supported for this item'],
} as const;

const refusals = { internal: 500_030_003, throttled: 429, maintenance: 503, blocked: 5_025, unauthorised: 5_004 } as const;

/** From payment on; the platform looks at each pair before it is sent on. */
const afterScan: Steps = [
  ['2200', 2 * day],
  ['2500', 6 * hour],
  ['2600', 4 * hour],
  ['3040', hour],
  ['4000', 3 * day],
];
/** The buyer may think again for so long after paying. */
const windowMs = hour;
const unpaidMs = 10 * 60_000;
const base = '/dop/api/v1/pop/api/v1';
const bounds = { minimum: 1_000, maximum: 1_000_000 };

type AsiaListing = Listing<OwnListing>;
type AsiaOrder = Order<OwnOrder>;

/** The market that signs by MD5 and gives a listing another number with each price: docs/channels/asia-market.md. */
export const asiaMarket = (parts: ContractParts): Contract => {
  const { kind, market, clock, catalogue, faults, hasLimits } = parts;
  const chance = chanceFrom(`${market.plan.seed} asia-market orders`);
  const calls = quotaOf(clock.now, [{ ms: day, most: 20_000 }]);
  const skus = new Map(catalogue.products.flatMap(({ variants }) => variants).map((variant) => [skuIdOf(variant), variant]));
  const requestIds = new Set<string>();
  /** Numbers that a new price has replaced. */
  const replaced = new Map<string, string>();
  let counted = 0;
  const begun = clock.now();
  const newNo = () => `11${begun}${String(++counted).padStart(5, '0')}`;

  const shop = openShop<OwnListing, OwnOrder>({
    market,
    clock,
    orderOf(trade) {
      const isUnpaid = chance.is(0.15);
      const own = { paidAt: isUnpaid ? null : trade.at, trackingNo: null, shipBy: trade.at + daysToShip * day };
      return { no: `2131${numberOf(`${kind} order ${trade.no} ${trade.at}`, 13)}`, state: isUnpaid ? '1000' : '2000', own };
    },
    onOrder(order, isNew) {
      if (!isNew) return;
      if (order.state === '1000') clock.after(unpaidMs, () => order.state === '1000' && pay(order));
      else thinkAgain(order);
      clock.at(order.own.shipBy, () => order.state === '2000' && shop.move(order, '7000'));
    },
  });
  const pay = (order: AsiaOrder): void => {
    if (chance.is(0.1)) return shop.move(order, '8000');
    order.own.paidAt = clock.now();
    shop.move(order, '2000');
    thinkAgain(order);
  };
  const thinkAgain = (order: AsiaOrder): void => {
    if (!chance.is(0.05)) return;
    clock.after(chance.next() * windowMs, () => order.state === '2000' && shop.move(order, '8010'));
  };
  const ship = (order: AsiaOrder): void => {
    shop.move(order, '2100');
    goThrough({ shop, clock, fails: { at: '2500', share: 0.02, as: '7000', chance } }, order, afterScan);
  };

  const fail = (reply: FastifyReply, why: keyof typeof codes) => {
    const [code, msg] = codes[why];
    return reply.code(200).send({ code, msg, data: null, trace_id: randomUUID() });
  };
  const done = (data: unknown) => ({ code: 200, msg: 'success', data, trace_id: randomUUID() });
  const refuse: Contract['refuse'] = (why) => ({
    status: why === 'throttled' ? 429 : why === 'maintenance' ? 503 : 200,
    body: { code: refusals[why], msg: why === 'internal' ? 'Failed to fetch data' : why, data: null, trace_id: randomUUID() },
  });

  const knows = (request: FastifyRequest) => {
    const fields = fieldsOf(request.body);
    const known = accountNames.find((name) => demoAccounts[name].asiaMarket.appKey === fields['app_key']);
    const skew = faults.standing({ channel: kind, account: known }, 'clockSkew')?.ms ?? 0;
    const isSigned = known && fields['sign'] === signatureOf(fields, demoAccounts[known].asiaMarket.appSecret);
    const isInTime = Math.abs(Number(fields['timestamp']) - clock.now() - skew) <= 600_000;
    return isSigned && isInTime ? known : undefined;
  };

  const serve = (app: FastifyInstance): void => {
    const account = openGate(app, { channel: kind, faults, quota: hasLimits ? calls : undefined, knows, refuse });
    const post = (path: string, handle: (fields: Record<string, unknown>, request: FastifyRequest, reply: FastifyReply) => unknown) =>
      app.post(base + path, async (request, reply) => handle(fieldsOf(request.body), request, reply));
    const variantOf = (fields: Record<string, unknown>): Variant | undefined => skus.get(Number(fields['globalSkuId'] ?? fields['skuId']));

    post('/intl-commodity/intl/sku/sku-basic-info/by-article-number', ({ articleNumber }) => {
      const product = catalogue.products.find(({ styleCode }) => styleCode === articleNumber);
      return done(product ? [productOnWire(product)] : []);
    });
    post('/recommend-bid/price', (fields, _request, reply) => {
      const variant = variantOf(fields);
      return variant ? done(recommendationOnWire(market, variant)) : fail(reply, 'item');
    });
    post('/recommend-bid/batchPrice', (fields, _request, reply) => {
      const ids = manyOf(fields['globalSkuIdList'] ?? fields['skuIds']).map(Number);
      if (ids.length === 0 || ids.length > 20) return fail(reply, 'form');
      return done(ids.flatMap((id) => skus.get(id) ?? []).map((variant) => recommendationOnWire(market, variant)));
    });

    const wrongForm = (fields: Record<string, unknown>): keyof typeof codes | undefined => {
      const wanted = ['requestId', 'price', 'quantity', 'countryCode', 'deliveryCountryCode', 'currency', 'language', 'timeZone'];
      if (wanted.some((name) => textOf(fields[name]) === '')) return 'form';
      const price = Number(fields['price']);
      if (!Number.isSafeInteger(price) || price % market.plan.grid !== 0 || price < bounds.minimum || price > bounds.maximum) return 'price';
      if (!(Number.isSafeInteger(Number(fields['quantity'])) && Number(fields['quantity']) > 0)) return 'form';
      if (requestIds.has(textOf(fields['requestId']))) return 'requestIdUsed';
      return undefined;
    };

    post('/submit-bid/normal-autonomous-bidding', (fields, request, reply) => {
      const wrong = wrongForm(fields);
      if (wrong) return fail(reply, wrong);
      const variant = variantOf(fields);
      if (!variant) return fail(reply, 'item');
      requestIds.add(textOf(fields['requestId']));
      const listing = shop.create({
        no: newNo(),
        account: account(request),
        variant,
        cents: Number(fields['price']),
        quantity: Number(fields['quantity']),
        mark: textOf(fields['requestId']),
        own: { id: counted, countryCode: textOf(fields['countryCode']), currency: textOf(fields['currency']), total: Number(fields['quantity']) },
      });
      shop.activate(listing);
      return done({ sellerBiddingNo: listing.no, tips: 'The listing is in progress' });
    });

    const ownListing = (request: FastifyRequest, no: unknown): AsiaListing | undefined => {
      const listing = shop.listing(textOf(no));
      return listing?.account === account(request) ? listing : undefined;
    };
    post('/update-bid/normal-autonomous-bidding', (fields, request, reply) => {
      const wrong = wrongForm(fields);
      if (wrong) return fail(reply, wrong);
      if (textOf(fields['oldQuantity']) === '') return fail(reply, 'form');
      if (replaced.has(textOf(fields['sellerBiddingNo']))) return fail(reply, 'cancelled');
      const listing = ownListing(request, fields['sellerBiddingNo']);
      if (!listing) return fail(reply, 'noListing');
      if (listing.state === 'sold') return fail(reply, 'soldOut');
      if (listing.state !== 'live') return fail(reply, 'cancelled');
      const [price, quantity] = [Number(fields['price']), Number(fields['quantity'])];
      if (listing.cents === price && listing.quantity === quantity) return fail(reply, 'nothingToChange');
      requestIds.add(textOf(fields['requestId']));
      const old = listing.no;
      shop.renumber(listing, newNo());
      replaced.set(old, listing.no);
      Object.assign(listing, { mark: textOf(fields['requestId']) });
      Object.assign(listing.own, { id: counted, total: quantity });
      shop.setQuantity(listing, quantity);
      shop.reprice(listing, price);
      return done({ sellerBiddingNo: listing.no });
    });
    post('/cancel-bid/cancel-bidding', (fields, request, reply) => {
      if (replaced.has(textOf(fields['sellerBiddingNo']))) return fail(reply, 'cancelled');
      const listing = ownListing(request, fields['sellerBiddingNo']);
      if (!listing) return fail(reply, 'noListing');
      if (listing.state === 'sold') return fail(reply, 'soldOut');
      if (listing.state === 'ended') return fail(reply, 'cancelled');
      shop.deactivate(listing, 'ended');
      return done({});
    });
    post('/retrieve-bid/general-type-bidding-list', (fields, request, reply) => {
      const size = Number(fields['pageSize']);
      if (!(size >= 1 && size <= 100) || textOf(fields['region']) === '') return fail(reply, 'form');
      const status = Number(fields['tradeStatus'] ?? 2);
      const numbers = fields['sellerBiddingNoList'] === undefined ? undefined : manyOf(fields['sellerBiddingNoList']);
      const wanted = variantOf(fields);
      const all = shop
        .listings()
        .filter((listing) => listing.account === account(request))
        .filter((listing) => fields['globalSkuId'] === undefined || listing.variant.key === wanted?.key)
        .filter(({ no }) => !numbers || numbers.includes(no))
        .filter(({ own }) => own.id > Number(fields['exclusiveStartOffsetId'] ?? 0))
        .sort((a, b) => a.own.id - b.own.id)
        .map(biddingOnWire)
        .filter(({ tradeStatus }) => tradeStatus === status)
        .slice(0, size);
      return done({ list: all, lastOffsetId: all.at(-1)?.id ?? 0, pageSize: size });
    });

    const ownOrder = (request: FastifyRequest, no: unknown): AsiaOrder | undefined => {
      const order = shop.order(textOf(no));
      return order?.account === account(request) ? order : undefined;
    };
    // Clients call it under either version.
    for (const version of [base, base.replace(/v1$/, 'v2')])
      app.post(`${version}/order/generic_list`, async (request, reply) => {
        const fields = fieldsOf(request.body);
        const [from, to] = [parseLocalTime(fields['start_created']), parseLocalTime(fields['end_created'])];
        if (fields['order_no'] === undefined && (from === undefined || to === undefined || to - from > 7 * day)) return fail(reply, 'form');
        const [pageNo, pageSize] = [Number(fields['page_no'] ?? 1), Number(fields['page_size'] ?? 20)];
        const all = shop
          .orders()
          .filter((order) => order.account === account(request))
          .filter(({ no }) => fields['order_no'] === undefined || no === textOf(fields['order_no']))
          .filter(({ state }) => textOf(fields['order_status']) === '' || state === textOf(fields['order_status']))
          .filter(({ soldAt }) => (from === undefined || soldAt >= from) && (to === undefined || soldAt < to + 1_000))
          .toReversed();
        return done({
          total: all.length,
          page_no: pageNo,
          page_size: pageSize,
          orders: all.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(orderOnWire),
        });
      });
    post('/order/delivery', (fields, request, reply) => {
      if (textOf(fields['tracking_no']) === '' || textOf(fields['delivery_method']) === '') return fail(reply, 'form');
      const order = ownOrder(request, fields['order_no']);
      if (!order) return fail(reply, 'noOrder');
      if (['2100', '2200', '2500', '2600', '3040', '4000'].includes(order.state)) return fail(reply, 'shipped');
      if (order.state !== '2000') return fail(reply, 'orderState');
      order.own.trackingNo = textOf(fields['tracking_no']);
      ship(order);
      return done({ failed_item_list: [] });
    });
    post('/order/seller-cancel', (fields, request, reply) => {
      const order = ownOrder(request, fields['order_no']);
      if (!order) return fail(reply, 'noOrder');
      if (!['1000', '2000'].includes(order.state)) return fail(reply, 'orderState');
      shop.move(order, '7000');
      return done({});
    });
    post('/order/shipping-label', async (fields, request, reply) => {
      const order = ownOrder(request, fields['order_no']);
      if (!order) return fail(reply, 'noOrder');
      order.own.trackingNo ??= `SF${numberOf(`${kind} parcel ${order.no}`, 13)}`;
      const pdf = await labelPdf({
        to: 'Inspection centre, Hong Kong',
        orderNo: order.no,
        trackingNo: order.own.trackingNo,
        carrier: 'SF Express',
        goods: `${order.variant.styleCode}, size ${order.variant.size}, by ${localTime(order.own.shipBy)}`,
      });
      return done({ label: pdf.toString('base64'), tracking_no: order.own.trackingNo });
    });
  };

  return overShop(kind, shop, {
    refuse,
    serve,
    trackingNoOf: ({ own }) => own.trackingNo ?? undefined,
    ownOf: ({ quantity }) => ({ id: ++counted, countryCode: 'US', currency: 'USD', total: quantity }),
    onScan: (order) => order.state === '2000' && ship(order),
  });
};
