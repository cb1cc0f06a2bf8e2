import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chanceFrom, numberOf } from '../engine/chance.ts';
import { quotaOf } from '../http/quota.ts';
import { day, daysToShip, hour, trueListing, trueOrder, type Contract, type ContractParts } from '../shop/contract.ts';
import { openShop } from '../shop/shop.ts';
import { serveBatches } from './batches.ts';
import { serveCatalogue } from './catalogue.ts';
import { serveListings } from './listings.ts';
import { operations } from './operations.ts';
import { serveOrders } from './orders.ts';
import { serveTokens } from './tokens.ts';
import type { OwnListing, OwnOrder, StockOrder } from './wire.ts';

/** States that an order comes through once the carrier has seen it, and after how long. */
const afterScan: readonly (readonly [string, number])[] = [
  ['RECEIVED', 2 * day],
  ['AUTHENTICATING', 6 * hour],
  ['AUTHENTICATED', 4 * hour],
  ['PAYOUTPENDING', hour],
  ['PAYOUTCOMPLETED', day],
  ['COMPLETED', day],
];

/** The exchange that sells whole dollars at the ask, asynchronously, and keeps no mark of ours: docs/channels/stock-market.md. */
export const stockMarket = (parts: ContractParts): Contract => {
  const { kind, market, clock, faults, hasLimits } = parts;
  const chance = chanceFrom(`${market.plan.seed} stock-market orders`);
  const calls = quotaOf(clock.now, [
    { ms: 1_000, most: 3 },
    { ms: day, most: 25_000 },
  ]);
  const shop = openShop<OwnListing, OwnOrder>({
    market,
    clock,
    orderOf(trade, listing) {
      const no = `${numberOf(`${kind} order ${trade.no}`, 8)}-${numberOf(`${kind} ask ${trade.no}`, 8)}`;
      listing.own.orderNo = no;
      const trackingNo = `1Z${numberOf(`${kind} parcel ${trade.no}`, 14)}`;
      return { no, state: 'CREATED', own: { askId: randomUUID(), trackingNo, shipBy: trade.at + daysToShip * day, labelFetched: false } };
    },
    onOrder(order, isNew) {
      if (isNew) clock.after(daysToShip * day, () => order.state === 'CREATED' && shop.move(order, 'DIDNOTSHIP'));
    },
  });

  const scan = (order: StockOrder): void => {
    if (order.state !== 'CREATED') return;
    shop.move(order, 'SHIPPED');
    const goOn = ([next, ...later]: typeof afterScan, from: string): void => {
      if (!next) return;
      const [state, ms] = next;
      clock.after(ms, () => {
        // Somebody moved it by hand.
        if (order.state !== from) return;
        const fails = state === 'AUTHENTICATED' && chance.is(0.01);
        shop.move(order, fails ? 'AUTHFAILED' : state);
        if (!fails) goOn(later, state);
      });
    };
    goOn(afterScan, 'SHIPPED');
  };

  return {
    refuse: (why) => {
      const [status, errorMessage] = {
        internal: [500, 'Internal Server Error'] as const,
        throttled: [429, 'Too Many Requests'] as const,
        maintenance: [503, 'Service Unavailable'] as const,
        blocked: [403, 'Forbidden'] as const,
        unauthorised: [401, 'Unauthorized'] as const,
      }[why];
      return { status, body: { errorMessage } };
    },
    listings: () => shop.listings().map((listing) => trueListing(kind, listing)),
    orders: () => shop.orders().map((order) => trueOrder(kind, order)),
    sell(listingNo, cents) {
      const listing = shop.listing(listingNo);
      const order = listing && shop.sell(listing, cents);
      return order && trueOrder(kind, order);
    },
    move(orderNo, state) {
      const order = shop.order(orderNo);
      if (order) shop.move(order, state);
      return order !== undefined;
    },
    scan(trackingNo) {
      const order = shop.orders().find(({ own }) => own.trackingNo === trackingNo);
      if (order) scan(order);
      return order !== undefined;
    },
    serve(app: FastifyInstance) {
      const accountOf = serveTokens(app, parts);
      const accounts = new WeakMap<FastifyRequest, string>();
      const account = (request: FastifyRequest): string => accounts.get(request)!;

      app.register(async (api) => {
        api.addHook('preHandler', async (request, reply) => {
          const known = accountOf(request.headers.authorization, request.headers['x-api-key']);
          const call = { channel: kind, method: request.method, path: request.url, account: known };
          if (!known || faults.take(call, ['tokenExpired']).length > 0) return reply.code(401).send({ errorMessage: 'Unauthorized' });
          if (faults.take(call, ['accountBlocked']).length > 0) return reply.code(403).send({ errorMessage: 'Forbidden' });
          const wait = hasLimits ? calls.spend(known) : undefined;
          if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send({ errorMessage: 'Too Many Requests' });
          accounts.set(request, known);
        });
        const work = operations(parts, shop);
        serveCatalogue(api, parts);
        serveListings(api, { ...parts, shop, work, account });
        serveBatches(api, { ...parts, shop, work, account });
        serveOrders(api, { ...parts, shop, account, scan });
      });
    },
  };
};
