import type { z } from 'zod';
import { failedReading, readAs, refused } from '../kernel/answers.ts';
import {
  budgetClassOf,
  type AnyConnector,
  type ChannelDefinition,
  type ListingOp,
  type Located,
  type OpAnswer,
  type Reading,
  type Session,
  type VariantLink,
  type VariantRef,
} from '../kernel/port.ts';
import { amountOf, calls } from './calls.ts';
import { failureOf, operationFailure } from './errors.ts';
import { limits, MAX_TOKEN_SECONDS } from './limits.ts';
import { centsOf, listingThere, noticeOf, plainStyle, quoteOf, variantOfSize } from './map.ts';
import { programme } from './programme.ts';
import {
  listingsWire,
  listingWire,
  marketDataWire,
  operationWire,
  ordersWire,
  orderWire,
  searchWire,
  tokenWire,
  variantsWire,
  variantWire,
} from './wire.ts';

/** How far its clock may be from ours, in ms: what was created a little before we sent it may be ours. */
const CLOCKS_APART_MS = 60_000;
/** Orders that are over are looked at so many pages deep; each page is a hundred. */
const HISTORY_PAGES = 1;

/** Sneakers traded like shares, by its REST API v2: operations end later, and nothing of ours can be kept with a listing. */
export const stockMarket: ChannelDefinition = {
  kind: 'stockMarket',
  limits,
  failureOf,
  sign: (call, { apiKey = '' }, token) => ({ ...call, headers: { ...call.headers, 'x-api-key': apiKey, authorization: `Bearer ${token ?? ''}` } }),
  token: {
    request: ({ clientId = '', clientSecret = '', refreshToken = '' }) => ({
      method: 'POST',
      path: '/oauth/token',
      form: {
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        audience: 'gateway.stockx.com',
        refresh_token: refreshToken,
      },
    }),
    read(body) {
      const answer = tokenWire.safeParse(body);
      if (!answer.success) return undefined;
      const { access_token: token, expires_in: seconds, refresh_token: refreshToken } = answer.data;
      return { token, seconds: Math.min(seconds, MAX_TOKEN_SECONDS), ...(refreshToken && { refreshToken }) };
    },
  },
  consent: {
    ask: ({ clientId = '' }, { redirectUri, state }) => ({
      path: '/oauth/authorize',
      query: {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'offline_access openid',
        audience: 'gateway.stockx.com',
        state,
      },
    }),
    exchange: ({ clientId = '', clientSecret = '' }, { redirectUri, code }) => ({
      method: 'POST',
      path: '/oauth/token',
      form: { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code },
    }),
  },
  open: (session) => connector(session),
};

const connector = (session: Session): AnyConnector => {
  const read = <Wire extends z.ZodType>(call: Parameters<Session['call']>[0], wire: Wire): Promise<Reading<z.output<Wire>>> =>
    readAs(session, call, wire, failureOf);

  const linkOf = async (variant: VariantRef): Promise<Reading<VariantLink | undefined>> => {
    const known = await session.link(variant);
    if (known) return { kind: 'read', value: known };
    const found = await find(variant);
    if (found.kind === 'read' && found.value) await session.keepLink(variant, found.value);
    return found;
  };

  /** By the number on the box, else by style code and size. */
  const find = async (variant: VariantRef): Promise<Reading<VariantLink | undefined>> => {
    const { gtin, styleCode, sku } = variant;
    if (gtin) {
      const one = await read(calls.variantByGtin(gtin), variantWire);
      if (one.kind === 'read') return { kind: 'read', value: { productId: one.value.productId, variantId: one.value.variantId } };
      if (one.failure.kind !== 'gone') return one;
    }
    const style = plainStyle(styleCode ?? sku);
    const products = await read(calls.search(style), searchWire);
    if (products.kind === 'failed') return products;
    const product = products.value.products.find(({ styleId }) => styleId != null && plainStyle(styleId) === style);
    if (!product) return { kind: 'read', value: undefined };
    const variants = await read(calls.variants(product.productId), variantsWire);
    if (variants.kind === 'failed') return variants;
    const one = variantOfSize(variants.value, variant);
    return { kind: 'read', value: one && { productId: product.productId, variantId: one.variantId } };
  };

  /** It was taken, and is told of by its operation. */
  const asked = async (call: Parameters<Session['call']>[0]): Promise<OpAnswer> => {
    const answer = await read(call, operationWire);
    if (answer.kind === 'failed') return answer.failure.kind === 'lost' ? { kind: 'lost' } : { kind: 'refused', failure: answer.failure };
    return { kind: 'accepted', ticket: answer.value.operationId, externalId: answer.value.listingId };
  };

  const priced = (cents: number, send: (amount: string) => Promise<OpAnswer>): Promise<OpAnswer> => {
    const amount = amountOf(cents);
    return amount === undefined ? Promise.resolve(refused('priceRefused', 'not a whole dollar')) : send(amount);
  };

  return {
    ...programme({ session, read, linkOf }),

    publish: (op) =>
      priced(op.priceCents, async (amount) => {
        const link = await linkOf(op.variant);
        if (link.kind === 'failed') return { kind: 'refused', failure: failedReading(link.failure) };
        if (!link.value) return refused('unsupported', 'no such variant');
        return asked(calls.create(link.value.variantId, amount, op.floorCents));
      }),

    reprice: (op) => priced(op.priceCents, (amount) => asked(calls.change(op.externalId, amount, op.floorCents))),

    withdraw: (op) => asked(calls.remove(op.externalId)),

    async outcome(op, { ticket, externalId }) {
      const answer = await read(calls.operation(budgetClassOf[op.op], externalId, ticket), operationWire);
      if (answer.kind === 'failed') return answer.failure.kind === 'gone' ? { kind: 'lost' } : { kind: 'pending' };
      const { operationStatus, error } = answer.value;
      if (operationStatus === 'PENDING') return { kind: 'pending' };
      if (operationStatus === 'FAILED') return { kind: 'refused', failure: operationFailure(error) };
      return { kind: 'done', externalId, ...('priceCents' in op && { priceCents: op.priceCents }) };
    },

    locate: (op, sentAt) => (op.op === 'publish' ? locateNew(op.variant, op.priceCents, sentAt) : locateKnown(op)),

    async list(cursor = '1') {
      const page = await read(calls.listings(Number(cursor), {}), listingsWire);
      if (page.kind === 'failed') return page;
      const { listings, hasNextPage } = page.value;
      return { kind: 'read', value: { rows: listings.map(listingThere), next: hasNextPage ? String(Number(cursor) + 1) : undefined } };
    },

    async quotes(variants) {
      const links = await Promise.all(variants.map(async (variant) => ({ variant, link: await linkOf(variant) })));
      const failed = links.map(({ link }) => link).find((link) => link.kind === 'failed');
      if (failed) return failed;
      const known = links.flatMap(({ variant, link }) => (link.kind === 'read' && link.value ? [{ variant, ...link.value }] : []));
      const quotes = [];
      for (const productId of new Set(known.map((one) => one.productId))) {
        const data = await read(calls.marketData(productId), marketDataWire);
        if (data.kind === 'failed') return data;
        const rows = new Map(data.value.map((row) => [row.variantId, row]));
        quotes.push(...known.filter((one) => one.productId === productId).map(({ variant, variantId }) => quoteOf(variant, rows.get(variantId))));
      }
      return { kind: 'read', value: quotes };
    },

    /** Everything that is under way, and what ended of late: there is no other cursor than the clock. */
    async since() {
      const orders = [];
      for (const [which, depth] of [
        ['active', Infinity],
        ['history', HISTORY_PAGES],
      ] as const) {
        for (let number = 1; number <= depth; number++) {
          const page = await read(calls.orders(which, number), ordersWire);
          if (page.kind === 'failed') return page;
          orders.push(...page.value.orders);
          if (!page.value.hasNextPage) break;
        }
      }
      return { kind: 'read', value: { notices: orders.map(noticeOf), cursor: session.now().toISOString() } };
    },

    async label(saleNo) {
      const [order, file] = [await read(calls.order(saleNo), orderWire), await session.call(calls.label(saleNo))];
      if (order.kind === 'failed') return order;
      if (file.kind === 'failed') return file;
      const failure = failureOf(file.status, file.body);
      if (failure) return { kind: 'failed', failure };
      const { trackingNumber, carrierCode } = order.value.shipment ?? {};
      return {
        kind: 'read',
        value: { file: file.bytes, contentType: 'application/pdf', trackingNo: trackingNumber ?? '', carrier: carrierCode ?? '' },
      };
    },

    /** The carrier's first scan tells it. */
    shipped: async () => ({ kind: 'read', value: null }),
    /** No call is published: whoever cannot deliver says so in the seller's console. */
    cancel: async () => ({ kind: 'failed', failure: { kind: 'unsupported', code: 'by hand' } }),
  };

  /** No mark of ours stands there: one of that variant and price, created since, that is none of those we know. */
  async function locateNew(variant: VariantRef, priceCents: number, sentAt: Date): Promise<Located> {
    const link = await session.link(variant);
    if (!link) return { kind: 'notThere' };
    const since = sentAt.getTime() - CLOCKS_APART_MS;
    const page = await read(calls.listings(1, { variantIds: link.variantId }), listingsWire);
    if (page.kind === 'failed') return { kind: 'cannotTell' };
    const known = await session.knownExternalIds();
    const candidates = page.value.listings.filter(
      ({ listingId, amount, createdAt, inventoryType }) =>
        // What it sells from its own shelves, nobody published.
        inventoryType !== 'FLEX' && !known.has(listingId) && centsOf(amount) === priceCents && Date.parse(createdAt) >= since,
    );
    if (candidates.length > 1 || page.value.hasNextPage) return { kind: 'cannotTell' };
    const [one] = candidates;
    return one ? { kind: 'found', ...listingThere(one) } : { kind: 'notThere' };
  }

  async function locateKnown(op: Exclude<ListingOp, { op: 'publish' }>): Promise<Located> {
    const answer = await read(calls.listing(budgetClassOf[op.op], op.externalId), listingWire);
    if (answer.kind === 'failed') {
      if (answer.failure.kind !== 'gone') return { kind: 'cannotTell' };
      return { kind: 'found', externalId: op.externalId, priceCents: 0, isLive: false };
    }
    return { kind: 'found', ...listingThere(answer.value) };
  }
};
