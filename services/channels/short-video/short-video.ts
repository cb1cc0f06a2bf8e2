import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import { answerOf, failedReading, readAs, refused } from '../kernel/answers.ts';
import {
  budgetClassOf,
  type AnyConnector,
  type ChannelCall,
  type ChannelDefinition,
  type OpAnswer,
  type Reading,
  type SaleNotice,
  type Session,
  type ShownGoods,
} from '../kernel/port.ts';
import { auditedSkus, calls, type ProductBody } from './calls.ts';
import { failureAmong, failureOf } from './errors.ts';
import { limits, MAX_PICTURES } from './limits.ts';
import { centsOf, isSoldOut, listingThere, noticesOf, priceOf, productThere, reasonsOf } from './map.ts';
import { hookSignature, requestSignature } from './signature.ts';
import {
  changedWire,
  createdWire,
  documentWire,
  envelopeWire,
  hookWire,
  nothingWire,
  ordersWire,
  pictureWire,
  productsWire,
  productWire,
  someOrdersWire,
  statementWire,
  tokenWire,
  warehousesWire,
  type OrderWire,
  type ProductWire,
  type SkuWire,
} from './wire.ts';

/** What was changed a little before the last look may have been written after it. */
const OVERLAP_MS = 10 * 60_000;
/** How far back the first look goes. */
const FIRST_MS = 7 * 86_400_000;

const hookTypes = { order: [1, 2, 4], product: [5], consentLost: [6, 7] };

/** A shop beside short videos: goods are audited before they are sold, prices and stock change at once, and a listing is a product of one pair by our number. */
export const shortVideo: ChannelDefinition = {
  kind: 'shortVideo',
  limits,
  failureOf,
  sign(call, { appKey = '', appSecret = '', shopCipher = '' }, token = '', now) {
    const asked = { ...call.query, app_key: appKey, timestamp: String(Math.floor(now.getTime() / 1_000)), shop_cipher: shopCipher };
    const sign = requestSignature(appSecret, call.path, asked, call.method === 'GET' ? '' : call.body);
    return { ...call, query: { ...asked, sign }, headers: { ...call.headers, 'x-tts-access-token': token } };
  },
  token: {
    request: ({ appKey = '', appSecret = '', refreshToken = '' }) => ({
      method: 'GET',
      path: '/api/v2/token/refresh',
      query: { app_key: appKey, app_secret: appSecret, refresh_token: refreshToken, grant_type: 'refresh_token' },
    }),
    read(body, now) {
      const answer = tokenWire.safeParse(body);
      if (!answer.success) return undefined;
      const { access_token: token, access_token_expire_in: until, refresh_token: refreshToken } = answer.data.data;
      return { token, seconds: until - Math.floor(now.getTime() / 1_000), ...(refreshToken && { refreshToken }) };
    },
  },
  consent: {
    ask: ({ appKey = '' }, { redirectUri, state }) => ({ path: '/oauth/authorize', query: { app_key: appKey, redirect_uri: redirectUri, state } }),
    exchange: ({ appKey = '', appSecret = '' }, { code }) => ({
      method: 'GET',
      path: '/api/v2/token/get',
      query: { app_key: appKey, app_secret: appSecret, auth_code: code, grant_type: 'authorized_code' },
    }),
  },
  open: (session) => connector(session),
  verify({ headers, body }, { appKey = '', appSecret = '' }) {
    const given = String(headers['authorization'] ?? '');
    if (!/^[0-9a-f]{64}$/.test(given)) return 'forged';
    if (!timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(hookSignature(appSecret, appKey, body), 'hex'))) return 'forged';
    const { type, timestamp } = hookWire.parse(JSON.parse(body.toString('utf8')));
    if (hookTypes.order.includes(type)) return [{ kind: 'sale' }];
    if (hookTypes.product.includes(type)) return [{ kind: 'product' }];
    return [hookTypes.consentLost.includes(type) ? { kind: 'consentLost', at: new Date((timestamp ?? 0) * 1_000) } : { kind: 'ignored' }];
  },
};

interface There {
  product: ProductWire;
  sku: SkuWire;
}

const connector = (session: Session): AnyConnector => {
  const pictures = new Map<string, string>();
  let warehouse: string | undefined;

  /** A search over POST changed nothing, whatever became of its answer. */
  const read = async <Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>> => {
    const isRead = call.method === 'GET' || call.path.endsWith('/search');
    const answer = await readAs(session, call, envelopeWire, failureOf);
    if (answer.kind === 'failed') return isRead ? { kind: 'failed', failure: failedReading(answer.failure) } : answer;
    const parsed = wire.safeParse(answer.value.data);
    if (parsed.success) return { kind: 'read', value: parsed.data };
    return { kind: 'failed', failure: { kind: isRead ? 'ourMistake' : 'lost', code: `shape ${call.path.split('/').slice(3).join('/')}` } };
  };

  const change = async (call: ChannelCall): Promise<Reading<null>> => {
    const answer = await read(call, changedWire);
    if (answer.kind === 'failed') return answer;
    const failure = failureAmong(answer.value.errors ?? []);
    return failure ? { kind: 'failed', failure } : { kind: 'read', value: null };
  };

  /** None is an answer. */
  const bySku = async (of: BudgetClass, mark: string): Promise<Reading<There | undefined>> => {
    const page = await read(calls.bySku(of, mark), productsWire);
    if (page.kind === 'failed') return page;
    for (const product of page.value.products) {
      const sku = product.skus.find(({ seller_sku: known }) => known === mark);
      if (sku) return { kind: 'read', value: { product, sku } };
    }
    return { kind: 'read', value: undefined };
  };

  const warehouseOf = async (): Promise<Reading<string>> => {
    if (warehouse !== undefined) return { kind: 'read', value: warehouse };
    const found = await read(calls.warehouses(), warehousesWire);
    if (found.kind === 'failed') return found;
    const [first] = found.value.warehouses.toSorted((one, other) => Number(other.is_default ?? false) - Number(one.is_default ?? false));
    if (!first) return { kind: 'failed', failure: { kind: 'ourMistake', code: 'no warehouse' } };
    warehouse = first.id;
    return { kind: 'read', value: warehouse };
  };

  /** Each picture goes there once. */
  const uploaded = async ({ pictures: shown }: ShownGoods): Promise<Reading<string[]>> => {
    const uris = [];
    for (const picture of shown.slice(0, MAX_PICTURES)) {
      const known = pictures.get(picture.name);
      const bytes = known === undefined ? await picture.read() : undefined;
      if (known !== undefined) uris.push(known);
      if (!bytes) continue;
      const answer = await read(calls.upload({ field: 'data', name: picture.name, contentType: picture.contentType, bytes }), pictureWire);
      // Another copy of it is no harm.
      if (answer.kind === 'failed') return { kind: 'failed', failure: failedReading(answer.failure) };
      pictures.set(picture.name, answer.value.uri);
      uris.push(answer.value.uri);
    }
    return { kind: 'read', value: uris };
  };

  const bodyOf = async (goods: ShownGoods, skus: ProductBody['skus']): Promise<Reading<ProductBody>> => {
    const where = await warehouseOf();
    if (where.kind === 'failed') return where;
    const uris = await uploaded(goods);
    if (uris.kind === 'failed') return uris;
    const { title, description } = goods;
    return { kind: 'read', value: { title, description, pictures: uris.value, warehouseId: where.value, skus } };
  };

  const fail = ({ failure }: { failure: Parameters<typeof failedReading>[0] }): OpAnswer => ({ kind: 'refused', failure: failedReading(failure) });

  /** It was audited before: price and stock change at once, and it is for sale with the last of these calls. */
  const putBack = async ({ product, sku }: There, priceCents: number, floorCents: number): Promise<OpAnswer> => {
    const where = await warehouseOf();
    if (where.kind === 'failed') return fail(where);
    const priced = await change(calls.reprice('publishes', product.id, sku.id, priceOf(priceCents), floorCents));
    if (priced.kind === 'failed') return fail(priced);
    const stocked = await change(calls.stock(product.id, sku.id, where.value, 1));
    if (stocked.kind === 'failed') return fail(stocked);
    return answerOf(await change(calls.activate(product.id)), () => ({ kind: 'done', externalId: sku.seller_sku, priceCents }));
  };

  const onListing = async (of: BudgetClass, mark: string, then: (there: There) => Promise<OpAnswer>): Promise<OpAnswer> => {
    const there = await bySku(of, mark);
    if (there.kind === 'failed') return fail(there);
    return there.value ? then(there.value) : refused('gone', 'no such SKU');
  };

  /** Where its audit has come to; undefined where it goes on. */
  const audited = (product: ProductWire, mark: string): OpAnswer | undefined => {
    const sku = product.skus.find(({ seller_sku: known }) => known === mark);
    const { status } = productThere(product);
    if (!sku) return refused('gone', 'no such SKU');
    if (status === 'active') return { kind: 'done', externalId: mark, priceCents: centsOf(sku.price.sale_price) };
    if (status === 'pending' || status === 'draft') return undefined;
    return refused('unsupported', reasonsOf(product)[0] ?? product.status);
  };

  const orderOf = async (saleNo: string): Promise<Reading<OrderWire>> => {
    const [orderId = ''] = saleNo.split('#');
    const found = await read(calls.order(orderId), someOrdersWire);
    if (found.kind === 'failed') return found;
    const [order] = found.value.orders;
    return order ? { kind: 'read', value: order } : { kind: 'failed', failure: { kind: 'gone', code: 'no such order' } };
  };
  const packageIn = (order: OrderWire): string => order.packages?.[0]?.id ?? order.line_items[0]?.package_id ?? '';

  /** What was settled of it; undefined before it is. */
  const payoutOf = async (order: OrderWire): Promise<number | undefined> => {
    if (order.status !== 'COMPLETED') return undefined;
    const statement = await read(calls.statement(order.id), statementWire);
    if (statement.kind === 'failed' || (statement.value.statement_transactions ?? []).length === 0) return undefined;
    return centsOf(statement.value.settlement_amount);
  };

  return {
    async publish({ listingId, variant, priceCents, floorCents }) {
      const goods = await session.goods(variant);
      if (!goods) return refused('unsupported', 'no approved product');
      const there = await bySku('publishes', listingId);
      if (there.kind === 'failed') return fail(there);
      const status = there.value && productThere(there.value.product).status;
      if (there.value && (status === 'active' || status === 'deactivated')) return putBack(there.value, priceCents, floorCents);
      if (there.value && status === 'pending') return { kind: 'accepted', ticket: there.value.product.id, externalId: listingId };
      const body = await bodyOf(goods, [{ mark: listingId, size: variant.size, price: priceOf(priceCents), quantity: 1 }]);
      if (body.kind === 'failed') return fail(body);
      const call = there.value ? calls.replace(there.value.product.id, body.value, floorCents) : calls.create(body.value, floorCents);
      return answerOf(await read(call, createdWire), ({ product_id: ticket }) => ({ kind: 'accepted', ticket, externalId: listingId }));
    },

    reprice: ({ externalId, priceCents, floorCents }) =>
      onListing('prices', externalId, async ({ product, sku }) => {
        if (isSoldOut(sku)) return refused('alreadySold', 'nothing left');
        const answer = await change(calls.reprice('prices', product.id, sku.id, priceOf(priceCents), floorCents));
        return answerOf(answer, () => ({ kind: 'done', externalId, priceCents }));
      }),

    withdraw: ({ externalId }) =>
      onListing('ends', externalId, async ({ product }) =>
        answerOf(await change(calls.deactivate(product.id)), () => ({ kind: 'done', externalId })),
      ),

    async outcome(op, { ticket, externalId }) {
      const answer = await read(calls.product(budgetClassOf[op.op], ticket), productWire);
      if (answer.kind === 'failed') return answer.failure.kind === 'gone' ? { kind: 'lost' } : { kind: 'pending' };
      return audited(answer.value, externalId) ?? { kind: 'pending' };
    },

    async locate(op) {
      const mark = op.op === 'publish' ? op.listingId : op.externalId;
      const there = await bySku(budgetClassOf[op.op], mark);
      if (there.kind === 'failed') return { kind: 'cannotTell' };
      if (!there.value) return { kind: 'notThere' };
      const { product, sku } = there.value;
      if (op.op !== 'publish') return { kind: 'found', ...listingThere(product, sku) };
      // Nobody can buy what is still audited, and what failed or was taken down is not there.
      const outcome = audited(product, mark);
      if (!outcome) return { kind: 'cannotTell' };
      return outcome.kind === 'done' ? { kind: 'found', ...listingThere(product, sku) } : { kind: 'notThere' };
    },

    async list(token) {
      const page = await read(calls.onSale(token), productsWire);
      if (page.kind === 'failed') return page;
      const rows = page.value.products.flatMap((product) => product.skus.map((sku) => listingThere(product, sku))).filter(({ isLive }) => isLive);
      return { kind: 'read', value: { rows, next: page.value.next_page_token || undefined } };
    },

    async since(cursor) {
      const begun = session.now();
      const since = cursor === undefined ? begun.getTime() - FIRST_MS : Date.parse(cursor);
      const notices: SaleNotice[] = [];
      let token: string | undefined;
      do {
        const page = await read(calls.orders(Math.floor(since / 1_000), token), ordersWire);
        if (page.kind === 'failed') return page;
        for (const order of page.value.orders) notices.push(...noticesOf(order, await payoutOf(order)));
        token = page.value.next_page_token || undefined;
      } while (token);
      return { kind: 'read', value: { notices, cursor: new Date(begun.getTime() - OVERLAP_MS).toISOString() } };
    },

    async label(saleNo) {
      const order = await orderOf(saleNo);
      if (order.kind === 'failed') return order;
      const document = await read(calls.document(packageIn(order.value)), documentWire);
      if (document.kind === 'failed') return document;
      const { doc_url: url, tracking_number: trackingNo } = document.value;
      const file = await session.call({ of: 'sales', method: 'GET', path: url, headers: { accept: 'application/pdf' } });
      if (file.kind === 'failed') return file;
      const failure = failureOf(file.status, file.body);
      if (failure) return { kind: 'failed', failure };
      return { kind: 'read', value: { file: file.bytes, contentType: 'application/pdf', trackingNo, carrier: '' } };
    },

    /** It leaves under the label of the platform, which knows its number. */
    async shipped(saleNo) {
      const order = await orderOf(saleNo);
      if (order.kind === 'failed') return order;
      if (order.value.status !== 'AWAITING_SHIPMENT') return { kind: 'read', value: null };
      const answer = await read(calls.ship(packageIn(order.value)), nothingWire);
      return answer.kind === 'failed' && answer.failure.kind !== 'alreadyDone' ? answer : { kind: 'read', value: null };
    },

    async cancel(saleNo, reason) {
      const answer = await read(calls.cancel(saleNo.split('#')[0]!, reason), nothingWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },

    async submitProduct(product) {
      const [first] = product.skus;
      const there = await bySku('publishes', first?.mark ?? '');
      if (there.kind === 'failed') return there;
      const body = await bodyOf(product, auditedSkus(product));
      if (body.kind === 'failed') return body;
      const answer = await read(there.value ? calls.replace(there.value.product.id, body.value) : calls.create(body.value), createdWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: { externalId: answer.value.product_id } };
    },

    async readProduct(externalId) {
      const product = await read(calls.product('publishes', externalId), productWire);
      return product.kind === 'failed' ? product : { kind: 'read', value: productThere(product.value) };
    },

    switchProduct: (externalId, isActive) => change(isActive ? calls.activate(externalId) : calls.deactivate(externalId)),
  };
};
