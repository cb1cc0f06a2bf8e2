import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { numberOf } from '../engine/chance.ts';
import { openGate } from '../http/gate.ts';
import { quotaOf } from '../http/quota.ts';
import { day, daysToShip, iso, type Contract, type ContractParts } from '../shop/contract.ts';
import { overShop } from '../shop/over-shop.ts';
import { openShop } from '../shop/shop.ts';
import { serveBrowse } from './browse.ts';
import { errorOnWire, errors } from './errors.ts';
import { serveInventory } from './inventory.ts';
import { serveNotifications } from './notifications.ts';
import { serveOffers } from './offers.ts';
import { serveOrders } from './orders.ts';
import { serveTokens } from './tokens.ts';
import type { AuctionOrder, InventoryItem, OwnOffer, OwnOrder } from './wire.ts';

const refusals = {
  internal: 'system',
  throttled: 'tooMany',
  maintenance: 'maintenance',
  blocked: 'forbidden',
  unauthorised: 'unauthorised',
} as const;

/** The site where the SKU is the key, and offers are published: docs/channels/auction.md. */
export const auction = (parts: ContractParts): Contract => {
  const { kind, clock, faults, hooks, hasLimits, market } = parts;
  const calls = quotaOf(clock.now, [{ ms: day, most: 2_000_000 }]);
  const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const keyId = randomUUID();
  const items = new Map<string, InventoryItem>();

  const signed = (body: string): Record<string, string> => {
    const signature = sign('sha1', Buffer.from(body), keys.privateKey).toString('base64');
    return { 'x-ebay-signature': Buffer.from(JSON.stringify({ alg: 'ecdsa', kid: keyId, signature, digest: 'SHA1' })).toString('base64') };
  };
  const tell = (order: AuctionOrder): void => {
    const notificationId = randomUUID();
    const notification = {
      notificationId,
      eventDate: iso(order.soldAt),
      publishDate: iso(clock.now()),
      publishAttemptCount: 1,
      data: { orderId: order.no, username: order.account },
    };
    hooks.send(kind, order.account, { metadata: { topic: 'ORDER_CONFIRMATION', schemaVersion: '1.0', deprecated: false }, notification }, signed);
  };

  const shop = openShop<OwnOffer, OwnOrder>({
    market,
    clock,
    orderOf(trade, { own, variant, account }) {
      own.soldQuantity++;
      const item = items.get(`${account} ${own.sku}`);
      if (item) item.quantity = Math.max(0, item.quantity - 1);
      const digits = String(numberOf(`${kind} order ${trade.no} ${trade.at}`, 12));
      return {
        no: `${digits.slice(0, 2)}-${digits.slice(2, 7)}-${digits.slice(7)}`,
        state: 'NOT_STARTED',
        own: {
          sku: own.sku,
          listingId: own.listingId ?? '',
          title: `${variant.product.brand} ${variant.product.name} ${variant.size}`,
          trackingNo: null,
          shipBy: trade.at + daysToShip * day,
          cancelled: false,
        },
      };
    },
    onOrder: (order, isNew) => isNew && tell(order),
  });

  const refuse: Contract['refuse'] = (why) => ({ status: errors[refusals[why]].status, body: { errors: [errorOnWire(refusals[why])] } });
  return overShop(kind, shop, {
    refuse,
    trackingNoOf: ({ own }) => own.trackingNo ?? undefined,
    ownOf({ account, mark: sku, quantity, variant, listingNo }) {
      const product = { title: `${variant.product.brand} ${variant.product.name}`, mpn: variant.styleCode, upc: [variant.gtin] };
      items.set(`${account} ${sku}`, { sku, account, quantity, body: { condition: 'NEW', product } });
      const body = {
        sku,
        marketplaceId: 'EBAY_US',
        format: 'FIXED_PRICE',
        listingPolicies: { fulfillmentPolicyId: 'fulfillment-1', paymentPolicyId: 'payment-1', returnPolicyId: 'return-1' },
        merchantLocationKey: 'warehouse-1',
      };
      const listingId = String(numberOf(`${kind} listing ${listingNo}`, 12));
      return { sku, body, listingId, soldQuantity: 0, revisions: { day: 0, count: 0 } };
    },
    onScan: () => {},
    serve(app: FastifyInstance) {
      const accountOf = serveTokens(app, parts);
      const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString().replaceAll('\n', '');
      app.get('/commerce/notification/v1/public_key/:keyId', async (request, reply) => {
        if ((request.params as { keyId: string }).keyId !== keyId) return reply.code(404).send({ errors: [errorOnWire('noItem')] });
        return { algorithm: 'ECDSA', digest: 'SHA1', key: publicKey };
      });
      app.register(async (api) => {
        const knows = ({ headers }: FastifyRequest) => accountOf(headers.authorization);
        const account = openGate(api, { channel: kind, faults, quota: hasLimits ? calls : undefined, knows, refuse });
        const all = { ...parts, shop, items, account };
        serveInventory(api, all);
        serveOffers(api, all);
        serveBrowse(api, all);
        serveOrders(api, all);
        serveNotifications(api, all);
      });
    },
  });
};
