import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoAccounts, type AccountName } from '../demo-accounts.ts';
import { chanceFrom, numberOf } from '../engine/chance.ts';
import { rawBodyOf } from '../http/bodies.ts';
import { openGate } from '../http/gate.ts';
import { quotaOf } from '../http/quota.ts';
import { prefixes } from '../kinds.ts';
import { day, daysToShip, hour, type Contract, type ContractParts } from '../shop/contract.ts';
import { goThrough, overShop, type Steps } from '../shop/over-shop.ts';
import { openShop } from '../shop/shop.ts';
import { failureOf } from './codes.ts';
import { serveDocuments, serveOrders } from './orders.ts';
import { serveProducts } from './products.ts';
import { hookSignatureOf, requestSignatureOf } from './signing.ts';
import { serveTokens } from './tokens.ts';
import { seconds, type OwnOrder, type OwnSku, type VideoOrder, type VideoProduct } from './wire.ts';

const refusals = { internal: 'internal', throttled: 'quota', maintenance: 'maintenance', blocked: 'blocked', unauthorised: 'token' } as const;

const skewMs = 300_000;
/** A buyer pays within so long, and may think again for the rest of an hour. */
const payMs = 5 * 60_000;
const holdMs = 55 * 60_000;
const afterScan: Steps = [
  ['IN_TRANSIT', 4 * hour],
  ['DELIVERED', 3 * day],
  ['COMPLETED', 3 * day],
];

/** The shop beside short videos, which audits before it sells and reserves before it is paid: docs/channels/short-video.md. */
export const shortVideo = (parts: ContractParts): Contract => {
  const { kind, market, clock, faults, hooks, hasLimits } = parts;
  const chance = chanceFrom(`${market.plan.seed} short-video orders`);
  const calls = quotaOf(clock.now, [{ ms: 1_000, most: 50 }]);
  const products = new Map<string, VideoProduct>();

  const tell = (account: string, type: number, data: unknown): void => {
    const { shopId, appKey, appSecret } = demoAccounts[account as AccountName].shortVideo;
    hooks.send(kind, account, { type, shop_id: shopId, timestamp: seconds(clock.now()), data }, (body) => ({
      authorization: hookSignatureOf(appSecret, appKey, body),
    }));
  };
  const shop = openShop<OwnSku, OwnOrder>({
    market,
    clock,
    orderOf(trade, { own, mark }) {
      const digits = numberOf(`${kind} order ${trade.no} ${trade.at}`, 15);
      return {
        no: `576${digits}`,
        state: 'UNPAID',
        own: {
          productId: own.productId,
          productName: String(products.get(own.productId)?.body['title'] ?? ''),
          sellerSku: mark ?? '',
          packageId: `115${digits}`,
          trackingNo: `9261${numberOf(`${kind} parcel ${trade.no} ${trade.at}`, 14)}`,
          paidAt: null,
          shipBy: trade.at + daysToShip * day,
        },
      };
    },
    onOrder(order, isNew) {
      tell(order.account, 1, {
        order_id: order.no,
        order_status: order.state,
        is_on_hold_order: order.state === 'ON_HOLD',
        update_time: seconds(order.updatedAt),
      });
      if (isNew) clock.after(payMs, () => order.state === 'UNPAID' && pay(order));
      if (order.state === 'CANCELLED') putBack(order);
      else if (order.state !== 'UNPAID') order.own.paidAt ??= clock.now();
    },
  });
  const pay = (order: VideoOrder): void => {
    if (chance.is(0.08)) return shop.move(order, 'CANCELLED');
    shop.move(order, 'ON_HOLD');
    clock.after(holdMs, () => order.state === 'ON_HOLD' && shop.move(order, chance.is(0.03) ? 'CANCELLED' : 'AWAITING_SHIPMENT'));
  };
  /** Its stock is for sale again, unless the SKU is off sale. */
  const putBack = ({ listingNo }: VideoOrder): void => {
    const sku = shop.listing(listingNo);
    if (sku) shop.setQuantity(sku, sku.quantity + 1);
  };
  const collect = (order: VideoOrder): void => goThrough({ shop, clock }, order, afterScan);

  const refuse: Contract['refuse'] = (why) => failureOf(refusals[why]);
  return overShop(kind, shop, {
    refuse,
    trackingNoOf: ({ own }) => own.trackingNo,
    ownOf({ account, listingNo, variant }) {
      const id = `172${numberOf(`${kind} product of ${listingNo}`, 15)}`;
      const now = clock.now();
      const body = { title: `${variant.product.brand} ${variant.product.name}`, main_images: [] };
      products.set(id, { id, account, body, edited: undefined, status: 'ACTIVATE', auditStatus: 'APPROVED', createdAt: now, updatedAt: now });
      return { productId: id };
    },
    onScan: (order) => order.state === 'AWAITING_COLLECTION' && shop.move(order, 'IN_TRANSIT'),
    serve(app: FastifyInstance) {
      const ownerOf = serveTokens(app, parts);
      serveDocuments(app, shop);
      const knows = (request: FastifyRequest) => {
        const owner = ownerOf(request.headers['x-tts-access-token']);
        if (owner === undefined || owner === 'expired') return owner === 'expired' ? failureOf('tokenExpired') : undefined;
        const { appKey, appSecret, shopCipher } = demoAccounts[owner].shortVideo;
        const query = request.query as Record<string, string>;
        const path = request.url.slice(prefixes[kind].length).split('?')[0]!;
        const isPlain = request.method === 'GET' || request.headers['content-type']?.startsWith('multipart/');
        const expected = requestSignatureOf(appSecret, path, query, isPlain ? '' : rawBodyOf(request));
        if (query['app_key'] !== appKey || query['sign'] !== expected) return failureOf('signature');
        const skew = faults.standing({ channel: kind, account: owner }, 'clockSkew')?.ms ?? 0;
        if (!(Math.abs(Number(query['timestamp']) * 1000 - clock.now() - skew) <= skewMs)) return failureOf('timestamp');
        const needsCipher = !path.startsWith('/authorization/') && !path.includes('/images/upload');
        return needsCipher && query['shop_cipher'] !== shopCipher ? failureOf('form') : owner;
      };
      app.register(async (api) => {
        const account = openGate(api, { channel: kind, faults, quota: hasLimits ? calls : undefined, knows, refuse });
        serveProducts(api, { ...parts, shop, products, account, tell });
        serveOrders(api, { ...parts, shop, account, collect });
      });
    },
  });
};
