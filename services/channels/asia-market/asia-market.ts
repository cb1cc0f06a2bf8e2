import type { z } from 'zod';
import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
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
import { failureOf } from './errors.ts';
import { limits, MAX_SPAN_MS, PAGE_SIZE, QUOTES_AT_ONCE } from './limits.ts';
import { listingThere, noticeOf, priceOf, quoteOf, skuOfSize } from './map.ts';
import { signatureOf } from './signature.ts';
import { bidNoWire, bidsWire, envelopeWire, goodsWire, labelWire, nothingWire, ordersWire, pricesWire, type BidWire } from './wire.ts';

/** How far a first look at sales goes back, and how far each looks behind the last: the state of an order changes for weeks. */
const SALES_BACK_MS = 6 * 86_400_000;
const live = 2;

/** A market in Asia by its open platform: all calls are POST and signed, and a new price is a new number. */
export const asiaMarket: ChannelDefinition = {
  kind: 'asiaMarket',
  limits,
  failureOf,
  sign(call, { appKey = '', appSecret = '' }, _token, now) {
    const said = { ...(JSON.parse(call.body ?? '{}') as Record<string, unknown>), app_key: appKey, timestamp: now.getTime() };
    return { ...call, body: JSON.stringify({ ...said, sign: signatureOf(said, appSecret) }) };
  },
  open: (session) => connector(session),
};

const reads: readonly string[] = ['by-article-number', 'batchPrice', 'general-type-bidding-list', 'generic_list', 'shipping-label'];

const connector = (session: Session): AnyConnector => {
  /** A read over POST changed nothing, whatever became of its answer. */
  const read = async <Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>> => {
    const isRead = reads.some((name) => call.path.endsWith(name));
    const answer = await readAs(session, call, envelopeWire, failureOf);
    if (answer.kind === 'failed') return isRead ? { kind: 'failed', failure: failedReading(answer.failure) } : answer;
    const parsed = wire.safeParse(answer.value.data);
    if (parsed.success) return { kind: 'read', value: parsed.data };
    return { kind: 'failed', failure: { kind: isRead ? 'ourMistake' : 'lost', code: `shape ${call.path.split('/').at(-1)}` } };
  };

  const linkOf = async (variant: VariantRef): Promise<Reading<VariantLink | undefined>> => {
    const known = await session.link(variant);
    if (known) return { kind: 'read', value: known };
    // It finds by the exact number only: as it stands on the box.
    const goods = await read(calls.goods((variant.styleCode ?? variant.sku).trim()), goodsWire);
    if (goods.kind === 'failed') return goods.failure.kind === 'gone' ? { kind: 'read', value: undefined } : goods;
    const [one] = goods.value;
    const variantId = one && skuOfSize(one, variant);
    if (!one || variantId === undefined) return { kind: 'read', value: undefined };
    const link = { productId: one.spuInfo.globalSpuId, variantId };
    await session.keepLink(variant, link);
    return { kind: 'read', value: link };
  };

  const bidsOf = async (of: BudgetClass, variantId: string): Promise<Reading<readonly BidWire[]>> => {
    const page = await read(calls.bids(of, live, { globalSkuId: Number(variantId) }), bidsWire);
    return page.kind === 'failed' ? page : { kind: 'read', value: page.value.list };
  };

  return {
    async publish({ opId, variant, priceCents, floorCents }) {
      const price = priceOf(priceCents);
      if (price === undefined) return refused('priceRefused', 'not a whole dollar');
      const link = await linkOf(variant);
      if (link.kind === 'failed') return { kind: 'refused', failure: failedReading(link.failure) };
      if (!link.value) return refused('unsupported', 'no such variant');
      const answer = await read(calls.offer(opId, link.value.variantId, price, floorCents), bidNoWire);
      return answerOf(answer, ({ sellerBiddingNo }) => ({ kind: 'done', externalId: sellerBiddingNo, priceCents }));
    },

    async reprice({ opId, variant, externalId, priceCents, floorCents }) {
      const price = priceOf(priceCents);
      if (price === undefined) return refused('priceRefused', 'not a whole dollar');
      const link = await linkOf(variant);
      if (link.kind === 'failed') return { kind: 'refused', failure: failedReading(link.failure) };
      if (!link.value) return refused('unsupported', 'no such variant');
      const answer = await read(calls.change(opId, externalId, link.value.variantId, price, floorCents), bidNoWire);
      return answerOf(answer, ({ sellerBiddingNo }) => ({ kind: 'done', externalId: sellerBiddingNo, priceCents }));
    },

    withdraw: async ({ externalId }) => answerOf(await read(calls.cancel(externalId), nothingWire), () => ({ kind: 'done', externalId })),

    /** Found by the number of the request where the list tells it, else by what it would be now. */
    async locate(op) {
      const link = await session.link(op.variant);
      if (!link) return op.op === 'publish' ? { kind: 'notThere' } : { kind: 'cannotTell' };
      const bids = await bidsOf(budgetClassOf[op.op], link.variantId);
      if (bids.kind === 'failed') return { kind: 'cannotTell' };
      const asked = bids.value.find(({ requestId }) => requestId === op.opId);
      if (asked) return { kind: 'found', ...listingThere(asked) };
      if (op.op === 'publish') return { kind: 'notThere' };
      const before = bids.value.find(({ sellerBiddingNo }) => sellerBiddingNo === op.externalId);
      if (before) return { kind: 'found', ...listingThere(before) };
      if (op.op === 'withdraw') return { kind: 'notThere' };
      const known = await session.knownExternalIds();
      const fresh = bids.value.filter(({ sellerBiddingNo, price }) => !known.has(sellerBiddingNo) && price === op.priceCents);
      if (fresh.length > 1) return { kind: 'cannotTell' };
      return fresh[0] ? { kind: 'found', ...listingThere(fresh[0]) } : { kind: 'notThere' };
    },

    async list(cursor) {
      const page = await read(calls.bids('sweep', live, cursor ? { exclusiveStartOffsetId: cursor } : {}), bidsWire);
      if (page.kind === 'failed') return page;
      const { list, lastOffsetId } = page.value;
      return { kind: 'read', value: { rows: list.map(listingThere), next: list.length < PAGE_SIZE ? undefined : (lastOffsetId ?? undefined) } };
    },

    async quotes(variants) {
      const known: { variant: VariantRef; variantId: string }[] = [];
      for (const variant of variants) {
        const link = await linkOf(variant);
        if (link.kind === 'failed') return link;
        if (link.value) known.push({ variant, variantId: link.value.variantId });
      }
      const quotes = [];
      for (let from = 0; from < known.length; from += QUOTES_AT_ONCE) {
        const some = known.slice(from, from + QUOTES_AT_ONCE);
        const prices = await read(calls.prices(some.map(({ variantId }) => variantId)), pricesWire);
        if (prices.kind === 'failed') return prices;
        const rows = new Map(prices.value.map((row) => [row.globalSkuId, row]));
        quotes.push(...some.map(({ variant, variantId }) => quoteOf(variant, rows.get(variantId))));
      }
      return { kind: 'read', value: quotes };
    },

    async since() {
      const to = session.now();
      const from = new Date(to.getTime() - Math.min(SALES_BACK_MS, MAX_SPAN_MS));
      const notices: SaleNotice[] = [];
      for (let number = 1; ; number++) {
        const page = await read(calls.orders(from, to, number), ordersWire);
        if (page.kind === 'failed') return page;
        notices.push(...page.value.orders.map(noticeOf));
        if (page.value.orders.length < PAGE_SIZE) break;
      }
      return { kind: 'read', value: { notices, cursor: to.toISOString() } };
    },

    async label(saleNo) {
      const label = await read(calls.label(saleNo), labelWire);
      if (label.kind === 'failed') return label;
      return { kind: 'read', value: { file: Buffer.from(label.value.label, 'base64'), contentType: 'application/pdf', trackingNo: '', carrier: '' } };
    },

    async shipped(saleNo, { trackingNo, carrier }) {
      const answer = await read(calls.delivery(saleNo, trackingNo, carrier), nothingWire);
      return answer.kind === 'failed' && answer.failure.kind !== 'alreadyDone' ? answer : { kind: 'read', value: null };
    },

    async cancel(saleNo, reason) {
      const answer = await read(calls.cancelSale(saleNo, reason), nothingWire);
      return answer.kind === 'failed' && answer.failure.kind !== 'alreadyDone' ? answer : { kind: 'read', value: null };
    },
  };
};
