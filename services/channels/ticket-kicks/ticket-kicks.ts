import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
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
  type VariantLink,
  type VariantRef,
} from '../kernel/port.ts';
import { calls } from './calls.ts';
import { failureOf, refusalOf } from './errors.ts';
import { limits } from './limits.ts';
import { isOnShelf, listingThere, noticeOf, plainStyle, quoteOf } from './map.ts';
import { offersWire, offerWire, quoteWire, salesWire, saleWire, variantsWire, type OfferWire } from './wire.ts';

/** News that was signed longer ago may have been caught on its way and be sent again. */
const MAX_AGE_MS = 5 * 60_000;
/** What was sold a little before the last look may have been written after it. */
const OVERLAP_MS = 10 * 60_000;

const signatureOf = (secret: string, seconds: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(text).digest('hex');

/** A retailer that takes pairs by offer: what is priced is our payout, and our number makes an offer the same however often it is sent. */
export const ticketKicks: ChannelDefinition = {
  kind: 'ticketKicks',
  limits,
  failureOf,
  sign(call, { key = '', secret = '' }, _token, now) {
    const seconds = String(Math.floor(now.getTime() / 1_000));
    const query = new URLSearchParams(call.query).toString();
    const text = call.method === 'GET' ? `${call.path}${query ? `?${query}` : ''}` : (call.body ?? '');
    return { ...call, headers: { ...call.headers, 'x-key': key, 'x-timestamp': seconds, 'x-signature': signatureOf(secret, seconds, text) } };
  },
  open: (session) => connector(session),
  verify({ headers, body, receivedAt }, { secret = '' }) {
    const seconds = String(headers['x-timestamp'] ?? '');
    const signature = String(headers['x-signature'] ?? '');
    if (Math.abs(receivedAt.getTime() - Number(seconds) * 1_000) > MAX_AGE_MS || !/^[0-9a-f]{64}$/.test(signature)) return 'forged';
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, seconds, body), 'hex'))) return 'forged';
    const { type } = JSON.parse(body.toString('utf8')) as { type?: string };
    return [type?.startsWith('sale.') ? { kind: 'sale' } : { kind: 'ignored' }];
  },
};

const connector = (session: Session): AnyConnector => {
  const read = <Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>> => readAs(session, call, wire, failureOf);

  const linkOf = async (variant: VariantRef): Promise<Reading<VariantLink | undefined>> => {
    const known = await session.link(variant);
    if (known) return { kind: 'read', value: known };
    const style = plainStyle(variant.styleCode ?? variant.sku);
    const found = await read(calls.variants(style), variantsWire);
    if (found.kind === 'failed') return found.failure.kind === 'gone' ? { kind: 'read', value: undefined } : found;
    const one = found.value.variants.find(({ size, gtin }) => (variant.gtin !== undefined && gtin === variant.gtin) || size === variant.size);
    if (!one) return { kind: 'read', value: undefined };
    const link = { productId: style, variantId: one.variantId };
    await session.keepLink(variant, link);
    return { kind: 'read', value: link };
  };

  /** An offer is on its shelf once the retailer has taken it: until then nobody can buy it. */
  const standing = ({ offer }: { offer: OfferWire }): OpAnswer => {
    if (offer.state === 'refused') return { kind: 'refused', failure: refusalOf(offer.reason) };
    if (offer.state === 'offered') return { kind: 'accepted', ticket: offer.offerId, externalId: offer.offerId };
    return { kind: 'done', externalId: offer.offerId, ...(isOnShelf(offer) && { priceCents: offer.payoutCents }) };
  };

  return {
    async publish({ listingId, opId, variant, priceCents, floorCents }) {
      const link = await linkOf(variant);
      if (link.kind === 'failed') return { kind: 'refused', failure: failedReading(link.failure) };
      if (!link.value) return refused('unsupported', 'no such variant');
      return answerOf(await read(calls.offer(refOf(listingId, opId), link.value.variantId, priceCents, floorCents), offerWire), standing);
    },

    reprice: async ({ externalId, priceCents, floorCents, expectedCents }) =>
      answerOf(await read(calls.change(externalId, priceCents, expectedCents, floorCents), offerWire), ({ offer }) => ({
        kind: 'done',
        externalId,
        priceCents: offer.payoutCents,
      })),

    withdraw: async ({ externalId }) => answerOf(await read(calls.withdraw(externalId), offerWire), () => ({ kind: 'done', externalId })),

    async outcome(op, { ticket }) {
      const answer = await read(calls.one(budgetClassOf[op.op], ticket), offerWire);
      if (answer.kind === 'failed') return answer.failure.kind === 'gone' ? { kind: 'lost' } : { kind: 'pending' };
      const state = standing(answer.value);
      return state.kind === 'accepted' ? { kind: 'pending' } : state;
    },

    async locate(op) {
      if (op.op === 'publish') {
        const page = await read(calls.byRef(refOf(op.listingId, op.opId)), offersWire);
        if (page.kind === 'failed') return { kind: 'cannotTell' };
        const [one] = page.value.offers;
        return one ? { kind: 'found', ...listingThere(one) } : { kind: 'notThere' };
      }
      const answer = await read(calls.one(budgetClassOf[op.op], op.externalId), offerWire);
      if (answer.kind === 'read') return { kind: 'found', ...listingThere(answer.value.offer) };
      return answer.failure.kind === 'gone' ? { kind: 'notThere' } : { kind: 'cannotTell' };
    },

    /** First what is on its shelf, then what it has not looked at yet. */
    async list(cursor = 'accepted ') {
      const [state = 'accepted', at = ''] = cursor.split(' ');
      const page = await read(calls.onShelf(state, at || undefined), offersWire);
      if (page.kind === 'failed') return page;
      const more = page.value.cursor ? `${state} ${page.value.cursor}` : state === 'accepted' ? 'offered ' : undefined;
      return { kind: 'read', value: { rows: page.value.offers.map(listingThere), next: more } };
    },

    async quotes(variants) {
      const quotes = [];
      for (const variant of variants) {
        const link = await linkOf(variant);
        if (link.kind === 'failed') return link;
        if (!link.value) continue;
        const answer = await read(calls.quote(link.value.variantId), quoteWire);
        if (answer.kind === 'failed') return answer;
        quotes.push(quoteOf(variant, answer.value));
      }
      return { kind: 'read', value: quotes };
    },

    async since(cursor) {
      const begun = session.now();
      const notices: SaleNotice[] = [];
      let at: string | undefined;
      do {
        const page = await read(calls.sales(cursor, at), salesWire);
        if (page.kind === 'failed') return page;
        notices.push(...page.value.sales.map(noticeOf));
        at = page.value.cursor ?? undefined;
      } while (at);
      return { kind: 'read', value: { notices, cursor: new Date(begun.getTime() - OVERLAP_MS).toISOString() } };
    },

    async label(saleNo) {
      const sale = await read(calls.sale(saleNo), saleWire);
      if (sale.kind === 'failed') return sale;
      if (sale.value.sale.state === 'new') {
        const accepted = await read(calls.step(saleNo, 'accept', {}), saleWire);
        if (accepted.kind === 'failed') return accepted;
      }
      const file = await session.call(calls.label(saleNo));
      if (file.kind === 'failed') return file;
      const failure = failureOf(file.status, file.body);
      if (failure) return { kind: 'failed', failure };
      return {
        kind: 'read',
        value: { file: file.bytes, contentType: 'application/pdf', trackingNo: sale.value.sale.trackingNumber ?? '', carrier: '' },
      };
    },

    async shipped(saleNo, { trackingNo, carrier }) {
      const answer = await read(calls.step(saleNo, 'shipped', { trackingNumber: trackingNo, carrier }), saleWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },

    async cancel(saleNo, reason) {
      const answer = await read(calls.step(saleNo, 'cancel', { reason }), saleWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },
  };
};

/** Another time that the listing is offered is another offer. */
const refOf = (listingId: string, opId: string): string => `${listingId}.${opId}`;
