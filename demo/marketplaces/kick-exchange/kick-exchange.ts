import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoAccounts } from '../demo-accounts.ts';
import { chanceFrom, numberOf, uuidOf } from '../engine/chance.ts';
import { quotaOf } from '../http/quota.ts';
import { accountNames, day, daysToShip, trueListing, trueOrder, type Contract, type ContractParts } from '../shop/contract.ts';
import { openShop } from '../shop/shop.ts';
import { serveBatches } from './batches.ts';
import { errorsOf, refuseWith } from './errors.ts';
import { serveInsights } from './insights.ts';
import { serveListings } from './listings.ts';
import { serveOrders } from './orders.ts';
import type { KickOrder, OwnListing, OwnOrder } from './wire.ts';

const afterScan: readonly (readonly [string, number])[] = [
  ['DELIVERED', 2 * day],
  ['COMPLETED', day],
];

/** The exchange that keeps a mark of ours and changes prices on condition: docs/channels/kick-exchange.md. */
export const kickExchange = (parts: ContractParts): Contract => {
  const { kind, market, clock, faults, hasLimits } = parts;
  const chance = chanceFrom(`${market.plan.seed} kick-exchange orders`);
  const calls = quotaOf(clock.now, [{ ms: 1_000, most: 20 }]);
  const shop = openShop<OwnListing, OwnOrder>({
    market,
    clock,
    orderOf: (trade) => ({
      no: uuidOf(`${kind} order ${trade.no} ${trade.at}`),
      state: 'NEEDS_CONFIRMATION',
      own: {
        trackingNo: `1Z${numberOf(`${kind} parcel ${trade.no}`, 14)}`,
        cancelsAt: trade.at + daysToShip * day,
        labelType: null,
        labelGeneratedAt: null,
        inTransitAt: null,
      },
    }),
    onOrder(order, isNew) {
      if (!isNew) return;
      clock.after(daysToShip * day, () => {
        if (order.own.inTransitAt === null && order.state !== 'CANCELED') shop.move(order, 'CANCELED');
      });
    },
  });

  const ship = (order: KickOrder): void => {
    order.own.inTransitAt = clock.now();
    shop.move(order, 'IN_TRANSIT');
    const goOn = ([next, ...later]: typeof afterScan, from: string): void => {
      if (!next) return;
      clock.after(next[1], () => {
        if (order.state !== from) return;
        const fails = next[0] === 'DELIVERED' && chance.is(0.01);
        shop.move(order, fails ? 'NEEDS_REVIEW' : next[0]);
        if (!fails) goOn(later, next[0]);
      });
    };
    goOn(afterScan, 'IN_TRANSIT');
  };

  return {
    refuse: (why) => {
      const { code, status } =
        errorsOf[
          (
            {
              internal: 'internal',
              throttled: 'exhausted',
              maintenance: 'unavailable',
              blocked: 'forbidden',
              unauthorised: 'unauthenticated',
            } as const
          )[why]
        ];
      return { status, body: { code, message: why, details: [] } };
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
      if (order && order.own.inTransitAt === null && order.state !== 'CANCELED') ship(order);
      return order !== undefined;
    },
    serve(app: FastifyInstance) {
      const accounts = new WeakMap<FastifyRequest, string>();
      const account = (request: FastifyRequest): string => accounts.get(request)!;
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('x-request-id', randomUUID());
      });
      app.addHook('preHandler', async (request, reply) => {
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
        const known = accountNames.find((name) => demoAccounts[name].kickExchange.token === token);
        const call = { channel: kind, method: request.method, path: request.url, account: known };
        if (!known || faults.take(call, ['tokenExpired']).length > 0) return refuseWith(reply, 'unauthenticated', 'invalid token');
        if (faults.take(call, ['accountBlocked']).length > 0) return refuseWith(reply, 'forbidden', 'the account is suspended');
        const wait = hasLimits ? calls.spend(known) : undefined;
        if (wait !== undefined) return refuseWith(reply.header('retry-after', String(wait)), 'exhausted', 'too many requests');
        accounts.set(request, known);
      });
      app.get('/api/v1/test', async () => ({ ok: true }));
      serveInsights(app, parts);
      serveBatches(app, { ...parts, shop, account });
      serveListings(app, { ...parts, shop, account });
      serveOrders(app, { ...parts, shop, account, ship });
    },
  };
};
