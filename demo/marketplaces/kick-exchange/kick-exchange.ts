import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoAccounts } from '../demo-accounts.ts';
import { chanceFrom, numberOf, uuidOf } from '../engine/chance.ts';
import { openGate } from '../http/gate.ts';
import { quotaOf } from '../http/quota.ts';
import { accountNames, day, daysToShip, type Contract, type ContractParts } from '../shop/contract.ts';
import { goThrough, overShop, type Steps } from '../shop/over-shop.ts';
import { openShop } from '../shop/shop.ts';
import { serveBatches } from './batches.ts';
import { errorsOf } from './errors.ts';
import { serveInsights } from './insights.ts';
import { serveListings } from './listings.ts';
import { serveOrders } from './orders.ts';
import { goodAsNew, type KickOrder, type OwnListing, type OwnOrder } from './wire.ts';

const afterScan: Steps = [
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
        trackingNo: `1Z${numberOf(`${kind} parcel ${trade.no} ${trade.at}`, 14)}`,
        cancelsAt: trade.at + daysToShip * day,
        labelType: null,
        labelGeneratedAt: null,
        inTransitAt: null,
      },
    }),
    onOrder(order, isNew) {
      if (!isNew) return;
      clock.at(order.own.cancelsAt, () => {
        if (order.own.inTransitAt === null && order.state !== 'CANCELED') shop.move(order, 'CANCELED');
      });
    },
  });

  const ship = (order: KickOrder): void => {
    order.own.inTransitAt = clock.now();
    shop.move(order, 'IN_TRANSIT');
    goThrough({ shop, clock, fails: { at: 'DELIVERED', share: 0.01, as: 'NEEDS_REVIEW', chance } }, order, afterScan);
  };

  const refuse: Contract['refuse'] = (why) => {
    const { code, status } = errorsOf[refusals[why]];
    return { status, body: { code, message: why, details: [] } };
  };
  const knows = ({ headers }: FastifyRequest) => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    return accountNames.find((name) => demoAccounts[name].kickExchange.token === token);
  };
  return overShop(kind, shop, {
    refuse,
    trackingNoOf: ({ own }) => own.trackingNo,
    ownOf: ({ mark }) => ({
      condition: goodAsNew.listing,
      packagingCondition: goodAsNew.packaging,
      sizeUnit: 'SIZE_UNIT_US',
      metadata: { listing_id: mark },
      activatedAt: clock.now(),
    }),
    onScan: (order) => order.own.inTransitAt === null && order.state !== 'CANCELED' && ship(order),
    serve(app: FastifyInstance) {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('x-request-id', randomUUID());
      });
      const account = openGate(app, { channel: kind, faults, quota: hasLimits ? calls : undefined, knows, refuse });
      app.get('/api/v1/test', async () => ({ ok: true }));
      serveInsights(app, parts);
      serveBatches(app, { ...parts, shop, account });
      serveListings(app, { ...parts, shop, account });
      serveOrders(app, { ...parts, shop, account, ship });
    },
  });
};

const refusals = {
  internal: 'internal',
  throttled: 'exhausted',
  maintenance: 'unavailable',
  blocked: 'forbidden',
  unauthorised: 'unauthenticated',
} as const;
