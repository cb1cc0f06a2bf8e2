import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chanceFrom, numberOf } from '../engine/chance.ts';
import { openGate } from '../http/gate.ts';
import { quotaOf } from '../http/quota.ts';
import { day, daysToShip, hour, type Contract, type ContractParts } from '../shop/contract.ts';
import { goThrough, overShop, type Steps } from '../shop/over-shop.ts';
import { openShop } from '../shop/shop.ts';
import { serveBatches } from './batches.ts';
import { serveCatalogue } from './catalogue.ts';
import { openInbounds } from './inbounds.ts';
import { serveListings } from './listings.ts';
import { operations } from './operations.ts';
import { serveOrders } from './orders.ts';
import { serveTokens } from './tokens.ts';
import type { OwnListing, OwnOrder, StockOrder } from './wire.ts';

/** States that an order comes through once the carrier has seen it, and after how long. */
const afterScan: Steps = [
  ['RECEIVED', 2 * day],
  ['AUTHENTICATING', 6 * hour],
  ['AUTHENTICATED', 4 * hour],
  ['PAYOUTPENDING', hour],
  ['PAYOUTCOMPLETED', day],
  ['COMPLETED', day],
];

/** And what it sells from its own shelves, which nobody has to send any more. */
const afterSale: Steps = [
  ['PAYOUTPENDING', 2 * hour],
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
      // With its moment: numbers of an earlier start are known to the portal.
      const sale = `${trade.no} ${trade.at}`;
      const no = `${numberOf(`${kind} order ${sale}`, 8)}-${numberOf(`${kind} ask ${sale}`, 8)}`;
      listing.own.orderNo = no;
      const trackingNo = `1Z${numberOf(`${kind} parcel ${sale}`, 14)}`;
      const isFlex = listing.own.inventoryType === 'FLEX';
      const own = { askId: randomUUID(), trackingNo, shipBy: trade.at + daysToShip * day, labelFetched: false, isFlex };
      return { no, state: isFlex ? 'AUTHENTICATED' : 'CREATED', own };
    },
    onOrder(order, isNew) {
      if (isNew && order.own.isFlex) goThrough({ shop, clock }, order, afterSale);
      else if (isNew) clock.at(order.own.shipBy, () => order.state === 'CREATED' && shop.move(order, 'DIDNOTSHIP'));
    },
  });

  const inbounds = openInbounds({ ...parts, shop });

  const scan = (order: StockOrder): void => {
    if (order.state !== 'CREATED') return;
    shop.move(order, 'SHIPPED');
    goThrough({ shop, clock, fails: { at: 'AUTHENTICATED', share: 0.01, as: 'AUTHFAILED', chance } }, order, afterScan);
  };

  const refuse: Contract['refuse'] = (why) => ({ status: refusals[why][0], body: { errorMessage: refusals[why][1] } });
  const quota = hasLimits ? calls : undefined;
  const contract = overShop(kind, shop, {
    refuse,
    trackingNoOf: ({ own }) => own.trackingNo,
    onScan: scan,
    ownOf: () => ({ currencyCode: 'USD', expiresAt: null, inventoryType: 'STANDARD', operations: [], orderNo: undefined }),
    serve(app: FastifyInstance) {
      const accountOf = serveTokens(app, parts);
      const knows = ({ headers }: FastifyRequest) => accountOf(headers.authorization, headers['x-api-key']);
      app.register(async (api) => {
        const account = openGate(api, { channel: kind, faults, quota, knows, refuse });
        const work = operations(parts, shop);
        serveCatalogue(api, parts);
        serveListings(api, { ...parts, shop, work, account });
        serveBatches(api, { ...parts, shop, work, account });
        serveOrders(api, { ...parts, shop, account, scan });
        inbounds.serve(api, account);
      });
    },
  });
  return {
    ...contract,
    inbounds: inbounds.all,
    adoptInbound: inbounds.adopt,
    move: (no, state) => contract.move(no, state) || inbounds.move(no, state),
  };
};

const refusals = {
  internal: [500, 'Internal Server Error'],
  throttled: [429, 'Too Many Requests'],
  maintenance: [503, 'Service Unavailable'],
  blocked: [403, 'Forbidden'],
  unauthorised: [401, 'Unauthorized'],
} as const;
