import type { z } from 'zod';
import { answerOf, failedReading, readAs, refused } from '../kernel/answers.ts';
import {
  budgetClassOf,
  type AnyConnector,
  type ChannelCall,
  type ChannelDefinition,
  type Reading,
  type SaleNotice,
  type Session,
  type VariantLink,
  type VariantRef,
} from '../kernel/port.ts';
import { calls } from './calls.ts';
import { failureOf, operationFailure } from './errors.ts';
import { limits } from './limits.ts';
import { isInBounds, listingThere, noticeOf, plainStyle, priceOf, quoteOf, sizeOf } from './map.ts';
import {
  availabilityWire,
  batchOperationsWire,
  batchWire,
  catalogueWire,
  deletedWire,
  listingsWire,
  listingWire,
  oneItemWire,
  ordersWire,
  orderWire,
  type CatalogueItem,
} from './wire.ts';

/** How many pages of orders are read at once. */
const MAX_PAGES = 20;

/** A sneaker market by its REST API v1: our number is kept with each listing, and a price can be changed only if it still is what we think. */
export const kickExchange: ChannelDefinition = {
  kind: 'kickExchange',
  limits,
  failureOf,
  sign: (call, { token = '' }) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
  open: (session) => connector(session),
};

const connector = (session: Session): AnyConnector => {
  const read = <Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>> => readAs(session, call, wire, failureOf);

  const itemOf = async (variant: VariantRef): Promise<Reading<CatalogueItem | undefined>> => {
    const known = await session.link(variant);
    const catalogId = known ? { kind: 'read' as const, value: known.productId } : await find(variant);
    if (catalogId.kind === 'failed' || catalogId.value === undefined) return catalogId as Reading<undefined>;
    const item = await read(calls.item(catalogId.value), oneItemWire);
    return item.kind === 'failed' ? item : { kind: 'read', value: item.value.catalog_item };
  };

  const find = async ({ styleCode, sku }: VariantRef): Promise<Reading<string | undefined>> => {
    const style = plainStyle(styleCode ?? sku);
    const found = await read(calls.search(style), catalogueWire);
    if (found.kind === 'failed') return found;
    return { kind: 'read', value: found.value.catalog_items.find((item) => plainStyle(item.sku) === style)?.catalog_id };
  };

  const linkOf = async (variant: VariantRef): Promise<Reading<VariantLink | undefined>> => {
    const known = await session.link(variant);
    if (known) return { kind: 'read', value: known };
    const item = await itemOf(variant);
    if (item.kind === 'failed') return item;
    const size = item.value && sizeOf(item.value, variant.size);
    if (!item.value || size === undefined) return { kind: 'read', value: undefined };
    const link = { productId: item.value.catalog_id, variantId: String(size) };
    await session.keepLink(variant, link);
    return { kind: 'read', value: link };
  };

  return {
    async publish({ listingId, variant, priceCents, floorCents }) {
      const price = priceOf(priceCents);
      if (price === undefined) return refused('priceRefused', 'not a whole dollar');
      const item = await itemOf(variant);
      if (item.kind === 'failed') return { kind: 'refused', failure: failedReading(item.failure) };
      const size = item.value && sizeOf(item.value, variant.size);
      if (!item.value || size === undefined || item.value.resellable === false) return refused('unsupported', 'not in the catalogue');
      if (!isInBounds(item.value, priceCents)) return refused('priceRefused', 'out of the bounds of the item');
      await session.keepLink(variant, { productId: item.value.catalog_id, variantId: String(size) });
      const answer = await read(calls.create({ listingId, catalogId: item.value.catalog_id, size, price, floorCents }), listingWire);
      return answerOf(answer, ({ listing }) => ({ kind: 'done', ...listingThere(listing) }));
    },

    async reprice({ externalId, priceCents, floorCents, expectedCents }) {
      const price = priceOf(priceCents);
      if (price === undefined) return refused('priceRefused', 'not a whole dollar');
      if (expectedCents === undefined)
        return answerOf(await read(calls.set(externalId, price, floorCents), listingWire), ({ listing }) => ({
          kind: 'done',
          ...listingThere(listing),
        }));
      return answerOf(await read(calls.change(externalId, price, expectedCents, floorCents), batchWire), ({ batch_id: ticket }) => ({
        kind: 'accepted',
        ticket,
        externalId,
      }));
    },

    withdraw: async ({ externalId }) => answerOf(await read(calls.remove(externalId), deletedWire), () => ({ kind: 'done', externalId })),

    async outcome(op, { ticket, externalId }) {
      const answer = await read(calls.batchOperations(budgetClassOf[op.op], ticket), batchOperationsWire);
      if (answer.kind === 'failed') return answer.failure.kind === 'gone' ? { kind: 'lost' } : { kind: 'pending' };
      const [operation] = answer.value.operations;
      if (!operation || /PENDING|PROGRESS|QUEUED/.test(operation.status)) return { kind: 'pending' };
      if (/FAILED/.test(operation.status) || operation.success === false) {
        return { kind: 'refused', failure: operationFailure(operation.errors ?? []) };
      }
      return { kind: 'done', externalId, ...('priceCents' in op && { priceCents: op.priceCents }) };
    },

    async locate(op) {
      if (op.op === 'publish') {
        const page = await read(calls.byMark(op.listingId), listingsWire);
        if (page.kind === 'failed') return { kind: 'cannotTell' };
        const live = page.value.listings.map(listingThere).find(({ isLive }) => isLive);
        return live ? { kind: 'found', ...live } : { kind: 'notThere' };
      }
      const answer = await read(calls.listing(budgetClassOf[op.op], op.externalId), listingWire);
      if (answer.kind === 'read') return { kind: 'found', ...listingThere(answer.value.listing) };
      return answer.failure.kind === 'gone' ? { kind: 'found', externalId: op.externalId, priceCents: 0, isLive: false } : { kind: 'cannotTell' };
    },

    async list(cursor) {
      const page = await read(calls.listings(cursor), listingsWire);
      if (page.kind === 'failed') return page;
      const { listings, pagination } = page.value;
      return {
        kind: 'read',
        value: { rows: listings.map(listingThere), next: pagination?.has_more ? (pagination.pagination_token ?? undefined) : undefined },
      };
    },

    async quotes(variants) {
      const quotes = [];
      for (const variant of variants) {
        const link = await linkOf(variant);
        if (link.kind === 'failed') return link;
        if (!link.value) continue;
        const answer = await read(calls.availability(link.value.productId, Number(link.value.variantId)), availabilityWire);
        if (answer.kind === 'failed') return answer;
        quotes.push(quoteOf(variant, answer.value));
      }
      return { kind: 'read', value: quotes };
    },

    async since() {
      const notices: SaleNotice[] = [];
      let token: string | undefined;
      for (let page = 0; page < MAX_PAGES; page++) {
        const orders = await read(calls.orders(token), ordersWire);
        if (orders.kind === 'failed') return orders;
        notices.push(...orders.value.results.map(noticeOf));
        token = orders.value.pagination?.next_page_token || undefined;
        if (!token) break;
      }
      return { kind: 'read', value: { notices, cursor: session.now().toISOString() } };
    },

    /** What is not confirmed yet is confirmed first: before that it has no label. */
    async label(saleNo) {
      const known = await read(calls.order(saleNo), orderWire);
      if (known.kind === 'failed') return known;
      if (/NEEDS_CONFIRMATION/.test(known.value.order.status)) {
        const confirmed = await read(calls.step(saleNo, 'confirm'), orderWire);
        if (confirmed.kind === 'failed') return confirmed;
      }
      const made = known.value.order.label_url ? known : await read(calls.step(saleNo, 'generate_label'), orderWire);
      if (made.kind === 'failed') return made;
      const { label_url: url, label_tracking_number: trackingNo, label_courier: carrier } = made.value.order;
      if (!url) return { kind: 'failed', failure: { kind: 'transient', code: 'no label yet' } };
      const file = await session.call({ of: 'sales', method: 'GET', path: url, headers: { accept: 'application/pdf' } });
      if (file.kind === 'failed') return file;
      return { kind: 'read', value: { file: file.bytes, contentType: 'application/pdf', trackingNo: trackingNo ?? '', carrier: carrier ?? '' } };
    },

    async shipped(saleNo, { trackingNo }) {
      const answer = await read(calls.step(saleNo, 'ship', { tracking_number: trackingNo }), orderWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },

    async cancel(saleNo, reason) {
      const answer = await read(calls.step(saleNo, 'cancel', { reason }), orderWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },
  };
};
