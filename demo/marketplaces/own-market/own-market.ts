import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { numberOf } from '../engine/chance.ts';
import { fieldsOf, textOf } from '../http/bodies.ts';
import { openGate } from '../http/gate.ts';
import { labelPdf } from '../http/label.ts';
import { accountNames, day, daysToShip, type Contract, type ContractParts } from '../shop/contract.ts';
import { overShop } from '../shop/over-shop.ts';
import { openShop } from '../shop/shop.ts';
import { costPoints } from './points.ts';
import { rootFields, type RootContext } from './root-fields.ts';
import { gid, orderOnWire, type MarketOrder, type OwnOrder, type OwnVariant } from './wire.ts';

const refusals = {
  internal: [500, 'Internal Server Error'],
  throttled: [429, 'Throttled'],
  maintenance: [503, 'Unavailable'],
  blocked: [403, '[API] This action requires merchant approval'],
  unauthorised: [401, '[API] Invalid API key or access token'],
} as const;

/** Our own market: one address, one root field a call, stock that changes on condition: docs/channels/market.md. */
export const ownMarket = (parts: ContractParts): Contract => {
  const { kind, market, clock, faults, hooks, hasLimits, url } = parts;
  let orders = 1_000;
  const shop = openShop<OwnVariant, OwnOrder>({
    market,
    clock,
    orderOf: (trade, listing) => ({
      no: String(numberOf(`${kind} order ${trade.no} ${trade.at}`, 13)),
      state: 'UNFULFILLED',
      own: { count: ++orders, sku: listing.mark ?? '', trackingNo: null, fulfillBy: trade.at + daysToShip * day, cancelledAt: null },
    }),
    onOrder: (order, isNew) => isNew && tell(order),
  });
  const tell = (order: MarketOrder): void => {
    const { hookSecret } = demoAccounts[order.account as AccountName].market;
    hooks.send(kind, order.account, orderOnWire(order), (body) => ({
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-hmac-sha256': createHmac('sha256', hookSecret).update(body).digest('base64'),
    }));
  };

  const refuse: Contract['refuse'] = (why) => ({ status: refusals[why][0], body: { errors: refusals[why][1] } });
  const knows = ({ headers }: FastifyRequest) =>
    accountNames.find((name) => demoAccounts[name].market.accessToken === headers['x-shopify-access-token']);

  return overShop(kind, shop, {
    refuse,
    trackingNoOf: ({ own }) => own.trackingNo ?? undefined,
    ownOf({ account, listingNo, variant }) {
      const title = `${variant.product.brand} ${variant.product.name}`;
      return { product: { no: numberOf(`${kind} product of ${listingNo}`, 13), account, title, status: 'ACTIVE' }, barcode: variant.gtin };
    },
    onScan: () => {},
    serve(app: FastifyInstance) {
      const account = openGate(app, { channel: kind, faults, quota: undefined, knows, refuse });
      const points = costPoints(clock.now);
      app.post('/admin/api/2026-01/graphql.json', async (request, _reply) => {
        const { query, variables } = fieldsOf(request.body);
        const name = Object.keys(rootFields).find((field) => new RegExp(String.raw`[{\s:]${field}\s*[({]`).test(textOf(query)));
        if (!name) return { errors: [{ message: 'None of the root fields is known here', extensions: { code: 'undefinedField' } }] };
        const { isSpent, cost } = points.spend(account(request), /^\s*mutation\b/.test(textOf(query)) ? 10 : 4, hasLimits);
        if (isSpent) return { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } };
        const context: RootContext = { ...parts, shop, account: account(request), labelUrl: (no) => `${url()}/labels/${no}.pdf` };
        return { data: { [name]: rootFields[name]!(context, fieldsOf(variables)) }, extensions: { cost } };
      });
      app.get('/labels/:no', async (request, reply) => {
        const order = shop.order((request.params as { no: string }).no.replace(/\.pdf$/, ''));
        if (order?.account !== account(request)) return reply.code(404).send({ errors: 'Not Found' });
        const { styleCode, size } = order.variant;
        order.own.trackingNo ??= `1Z${numberOf(`${kind} parcel ${order.no}`, 14)}`;
        const label = {
          to: 'Sandbox Buyer, 1 Sandbox Street, Austin TX',
          orderNo: gid('Order', order.no),
          trackingNo: order.own.trackingNo,
          carrier: 'UPS',
          goods: `${styleCode}, size ${size}`,
        };
        return reply.type('application/pdf').send(await labelPdf(label));
      });
    },
  });
};
