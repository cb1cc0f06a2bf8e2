import { createHash, verify as verifySignature } from 'node:crypto';
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
} from '../kernel/port.ts';
import { calls, type Terms } from './calls.ts';
import { failureOf, failureOfError } from './errors.ts';
import { limits } from './limits.ts';
import { listingThere, noticesOf, priceOf } from './map.ts';
import {
  bulkWire,
  emptyWire,
  fulfillmentWire,
  hookSignatureWire,
  hookWire,
  locationsWire,
  offerIdWire,
  offersWire,
  ordersWire,
  orderWire,
  paymentWire,
  publicKeyWire,
  publishedWire,
  returnWire,
  tokenWire,
  type OfferWire,
} from './wire.ts';

/** What was changed a little before the last look may have been written after it. */
const OVERLAP_MS = 10 * 60_000;
/** How far back the first look goes. */
const FIRST_MS = 7 * 86_400_000;

const SCOPE = 'https://api.ebay.com/oauth/api_scope/sell.inventory https://api.ebay.com/oauth/api_scope/sell.fulfillment';

/** A general market by its selling API: an item, an offer of it and its publishing are three calls, and our number is the key of all. */
export const auction: ChannelDefinition = {
  kind: 'auction',
  limits,
  failureOf,
  sign: (call, _secrets, token) => ({
    ...call,
    headers: { ...call.headers, authorization: `Bearer ${token ?? ''}`, ...(call.method !== 'GET' && { 'content-language': 'en-US' }) },
  }),
  token: {
    request: ({ clientId = '', clientSecret = '', refreshToken = '' }) => ({
      method: 'POST',
      path: '/identity/v1/oauth2/token',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      form: { grant_type: 'refresh_token', refresh_token: refreshToken, scope: SCOPE },
    }),
    read(body) {
      const answer = tokenWire.safeParse(body);
      if (!answer.success) return undefined;
      const { access_token: token, expires_in: seconds, refresh_token: refreshToken } = answer.data;
      return { token, seconds, ...(refreshToken && { refreshToken }) };
    },
  },
  consent: {
    ask: ({ clientId = '' }, { redirectUri, state }) => ({
      path: '/oauth2/authorize',
      query: { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: SCOPE, state },
    }),
    exchange: ({ clientId = '', clientSecret = '' }, { redirectUri, code }) => ({
      method: 'POST',
      path: '/identity/v1/oauth2/token',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      form: { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
    }),
  },
  open: (session) => connector(session),
  async verify({ headers, body }, _secrets, keys) {
    const { kid, signature } = hookSignatureWire.parse(JSON.parse(Buffer.from(String(headers['x-ebay-signature'] ?? ''), 'base64').toString('utf8')));
    const pem = await keys.read(`/commerce/notification/v1/public_key/${kid}`, (answer) => publicKeyWire.parse(answer).key);
    if (pem === undefined || !verifySignature('sha1', body, onLines(pem), Buffer.from(signature, 'base64'))) return 'forged';
    const { metadata } = hookWire.parse(JSON.parse(body.toString('utf8')));
    return [metadata.topic === 'ORDER_CONFIRMATION' ? { kind: 'sale' } : { kind: 'ignored' }];
  },
  challenge: {
    parameter: 'challenge_code',
    answer: (code, endpoint, { verificationToken = '' }) => ({
      challengeResponse: createHash('sha256').update(code).update(verificationToken).update(endpoint).digest('hex'),
    }),
  },
};

/** It comes on one line, which nobody reads as a key. */
const onLines = (pem: string): string => pem.replace(/(-----BEGIN [A-Z ]+-----)\s*/, '$1\n').replace(/\s*(-----END [A-Z ]+-----)/, '\n$1');

const connector = (session: Session): AnyConnector => {
  const read = <Wire extends z.ZodType>(call: ChannelCall, wire: Wire): Promise<Reading<z.output<Wire>>> => readAs(session, call, wire, failureOf);
  let known: Terms | undefined;

  /** A location and three policies of the account have to be there before anything is published. */
  const terms = async (): Promise<Reading<Terms>> => {
    if (known) return { kind: 'read', value: known };
    const location = await read(calls.locations(), locationsWire);
    if (location.kind === 'failed') return location;
    const fulfillment = await read(calls.policies('fulfillment'), fulfillmentWire);
    if (fulfillment.kind === 'failed') return fulfillment;
    const payment = await read(calls.policies('payment'), paymentWire);
    if (payment.kind === 'failed') return payment;
    const returns = await read(calls.policies('return'), returnWire);
    if (returns.kind === 'failed') return returns;
    const found = {
      location: location.value.locations[0]?.merchantLocationKey,
      fulfillment: fulfillment.value.fulfillmentPolicies[0]?.fulfillmentPolicyId,
      payment: payment.value.paymentPolicies[0]?.paymentPolicyId,
      returns: returns.value.returnPolicies[0]?.returnPolicyId,
    };
    if (Object.values(found).some((one) => one === undefined))
      return { kind: 'failed', failure: { kind: 'ourMistake', code: 'no location or policy' } };
    known = found as Terms;
    return { kind: 'read', value: known };
  };

  /** None is an answer. */
  const offerOf = async (of: BudgetClass, sku: string): Promise<Reading<OfferWire | undefined>> => {
    const found = await read(calls.bySku(of, sku), offersWire);
    if (found.kind === 'failed') return found.failure.kind === 'gone' ? { kind: 'read', value: undefined } : found;
    return { kind: 'read', value: found.value.offers[0] };
  };

  const onOffer = async (of: BudgetClass, sku: string, then: (offer: OfferWire) => Promise<OpAnswer>): Promise<OpAnswer> => {
    const offer = await offerOf(of, sku);
    if (offer.kind === 'failed') return { kind: 'refused', failure: failedReading(offer.failure) };
    return offer.value ? then(offer.value) : refused('gone', 'no such offer');
  };

  return {
    async publish({ listingId: sku, variant, priceCents, floorCents }) {
      const given = await terms();
      if (given.kind === 'failed') return { kind: 'refused', failure: failedReading(given.failure) };
      // Nothing is for sale before the last of these: whatever of it is lost is done again.
      const item = await read(calls.item(sku, variant), emptyWire);
      if (item.kind === 'failed') return { kind: 'refused', failure: failedReading(item.failure) };
      const there = await offerOf('publishes', sku);
      if (there.kind === 'failed') return { kind: 'refused', failure: failedReading(there.failure) };
      const price = priceOf(priceCents);
      const made = there.value
        ? await read(calls.replace(there.value.offerId, sku, price, given.value, floorCents), emptyWire)
        : await read(calls.create(sku, price, given.value, floorCents), offerIdWire);
      if (made.kind === 'failed') return { kind: 'refused', failure: failedReading(made.failure) };
      const offerId = there.value?.offerId ?? (made.value as z.output<typeof offerIdWire>).offerId;
      return answerOf(await read(calls.publish(offerId), publishedWire), () => ({ kind: 'done', externalId: sku, priceCents }));
    },

    reprice: ({ externalId, priceCents, floorCents }) =>
      onOffer('prices', externalId, async (offer) => {
        if ((offer.listing?.soldQuantity ?? 0) > 0 && !listingThere(offer).isLive) return refused('alreadySold', offer.listing?.listingStatus ?? '');
        const answer = await read(calls.reprice(externalId, offer.offerId, priceOf(priceCents), floorCents), bulkWire);
        return answerOf(answer, ({ responses }) => {
          const error = responses.flatMap(({ errors }) => errors ?? [])[0];
          return error ? { kind: 'refused', failure: failureOfError(error) } : { kind: 'done', externalId, priceCents };
        });
      }),

    withdraw: ({ externalId }) =>
      onOffer('ends', externalId, async ({ offerId }) =>
        answerOf(await read(calls.withdraw(offerId), emptyWire), () => ({ kind: 'done', externalId })),
      ),

    async locate(op) {
      const offer = await offerOf(budgetClassOf[op.op], op.op === 'publish' ? op.listingId : op.externalId);
      if (offer.kind === 'failed') return { kind: 'cannotTell' };
      if (!offer.value || (op.op === 'publish' && offer.value.status !== 'PUBLISHED')) return { kind: 'notThere' };
      return { kind: 'found', ...listingThere(offer.value) };
    },

    /** Offers are told by SKU alone: each of those that we know is asked for by itself. */
    async list(cursor = '0') {
      const skus = [...(await session.knownExternalIds())];
      const from = Number(cursor);
      const rows = [];
      for (const sku of skus.slice(from, from + 25)) {
        const offer = await offerOf('sweep', sku);
        if (offer.kind === 'failed') return offer;
        if (offer.value && listingThere(offer.value).isLive) rows.push(listingThere(offer.value));
      }
      return { kind: 'read', value: { rows, next: from + 25 < skus.length ? String(from + 25) : undefined } };
    },

    async since(cursor) {
      const begun = session.now();
      const since = cursor ?? new Date(begun.getTime() - FIRST_MS).toISOString();
      const notices: SaleNotice[] = [];
      for (let offset = 0; ;) {
        const page = await read(calls.orders(since, offset), ordersWire);
        if (page.kind === 'failed') return page;
        notices.push(...page.value.orders.flatMap(noticesOf));
        offset += page.value.orders.length;
        if (page.value.orders.length === 0 || offset >= page.value.total) break;
      }
      return { kind: 'read', value: { notices, cursor: new Date(begun.getTime() - OVERLAP_MS).toISOString() } };
    },

    /** The seller ships by its own carrier. */
    label: async () => ({ kind: 'failed', failure: { kind: 'unsupported', code: 'ours to buy' } }),

    async shipped(saleNo, { trackingNo, carrier }) {
      const [orderId = ''] = saleNo.split('#');
      const order = await read(calls.order(orderId), orderWire);
      if (order.kind === 'failed') return order;
      const lines = order.value.lineItems.map(({ lineItemId }) => lineItemId);
      const answer = await read(calls.shipped(orderId, lines, trackingNo, carrier, session.now().toISOString()), emptyWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },

    async cancel(saleNo, reason) {
      const answer = await read(calls.cancel(saleNo.split('#')[0]!, reason), emptyWire);
      return answer.kind === 'failed' ? answer : { kind: 'read', value: null };
    },
  };
};
