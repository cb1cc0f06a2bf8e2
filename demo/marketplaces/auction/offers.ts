import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { numberOf } from '../engine/chance.ts';
import { fieldsOf, manyOf, textOf } from '../http/bodies.ts';
import { day } from '../shop/contract.ts';
import { errorOnWire, errors, refuseWith, type ErrorName } from './errors.ts';
import { bulkOf, type AuctionParts } from './inventory.ts';
import { centsOf, offerOnWire, type Offer } from './wire.ts';

/** So often a day a listing may be changed. */
const MAX_REVISIONS = 250;

export const serveOffers = (api: FastifyInstance, { shop, items, account, clock, catalogue, kind }: AuctionParts): void => {
  let counted = 0;
  const ofSku = (of: string, sku: string): Offer | undefined => shop.listings().find((offer) => offer.account === of && offer.own.sku === sku);
  const offerOf = (request: FastifyRequest, id = (request.params as { offerId: string }).offerId): Offer | undefined => {
    const offer = shop.listing(id);
    return offer?.account === account(request) ? offer : undefined;
  };

  const create = (of: string, body: Record<string, unknown>): Offer | ErrorName => {
    const sku = textOf(body['sku']);
    const item = items.get(`${of} ${sku}`);
    if (!item) return 'noItem';
    if (ofSku(of, sku)) return 'offerExists';
    const cents = centsOf(fieldsOf(body['pricingSummary'])['price']);
    const quantity = Number(body['availableQuantity'] ?? item.quantity);
    if (cents === undefined || !Number.isSafeInteger(quantity) || quantity < 0 || textOf(body['marketplaceId']) === '') return 'form';
    const product = fieldsOf(item.body['product']);
    const aspects = fieldsOf(product['aspects']);
    const size = manyOf(aspects['US Shoe Size'] ?? aspects['Size'])[0] ?? '';
    const variant = catalogue.described({
      gtin: manyOf(product['upc'])[0],
      texts: [textOf(product['mpn']), textOf(product['title']), sku],
      size,
      cents,
    });
    const own = { sku, body, listingId: undefined, soldQuantity: 0, revisions: { day: 0, count: 0 } };
    return shop.create({
      no: String(numberOf(`${kind} offer ${++counted} ${clock.now()}`, 10)),
      account: of,
      variant,
      cents,
      quantity,
      mark: sku,
      own,
    });
  };
  const publish = (offer: Offer): ErrorName | undefined => {
    const policies = fieldsOf(offer.own.body['listingPolicies']);
    const isComplete = ['fulfillmentPolicyId', 'paymentPolicyId', 'returnPolicyId'].every((name) => textOf(policies[name]) !== '');
    if (!isComplete || textOf(offer.own.body['merchantLocationKey']) === '') return 'policies';
    if (offer.quantity <= 0) return 'noneLeft';
    if (offer.state !== 'live') offer.own.listingId = String(numberOf(`${kind} listing ${offer.no} ${clock.now()}`, 12));
    shop.activate(offer);
    return undefined;
  };
  const revise = (offer: Offer): ErrorName | undefined => {
    const today = Math.floor(clock.now() / day);
    const { revisions } = offer.own;
    if (revisions.day !== today) Object.assign(revisions, { day: today, count: 0 });
    if (revisions.count >= MAX_REVISIONS) return 'revisions';
    revisions.count++;
    return undefined;
  };
  const change = (offer: Offer, wish: { price?: unknown; quantity?: unknown }): ErrorName | undefined => {
    const cents = wish.price === undefined ? offer.cents : centsOf(wish.price);
    const quantity = wish.quantity === undefined ? offer.quantity : Number(wish.quantity);
    if (cents === undefined || !Number.isSafeInteger(quantity) || quantity < 0) return 'form';
    const refused = revise(offer);
    if (refused) return refused;
    if (cents !== offer.cents) shop.reprice(offer, cents);
    if (quantity !== offer.quantity) shop.setQuantity(offer, quantity);
    return undefined;
  };
  const existing = (of: string, sku: string) => [{ name: 'offerId', value: ofSku(of, sku)?.no ?? '' }];

  api.post('/sell/inventory/v1/offer', async (request, reply) => {
    if (!request.headers['content-language']) return refuseWith(reply, 'form', [{ name: 'fieldName', value: 'Content-Language' }]);
    const body = fieldsOf(request.body);
    const made = create(account(request), body);
    if (made === 'offerExists') return refuseWith(reply, made, existing(account(request), textOf(body['sku'])));
    return typeof made === 'string' ? refuseWith(reply, made) : reply.code(201).send({ offerId: made.no });
  });
  api.get('/sell/inventory/v1/offer', async (request, reply) => {
    const { sku = '' } = request.query as { sku?: string };
    const offer = ofSku(account(request), sku);
    return offer ? { total: 1, size: 1, limit: 25, offers: [offerOnWire(offer)] } : refuseWith(reply, 'noOffer');
  });

  const withOffer =
    (work: (offer: Offer, request: FastifyRequest, reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      const offer = offerOf(request);
      return offer ? work(offer, request, reply) : refuseWith(reply, 'noOffer');
    };
  api.get(
    '/sell/inventory/v1/offer/:offerId',
    withOffer((offer) => offerOnWire(offer)),
  );
  api.put(
    '/sell/inventory/v1/offer/:offerId',
    withOffer((offer, request, reply) => {
      const body = fieldsOf(request.body);
      const wrong = change(offer, { price: fieldsOf(body['pricingSummary'])['price'], quantity: body['availableQuantity'] });
      if (wrong) return refuseWith(reply, wrong);
      Object.assign(offer.own.body, body);
      return { offerId: offer.no };
    }),
  );
  api.delete(
    '/sell/inventory/v1/offer/:offerId',
    withOffer((offer, _request, reply) => {
      shop.deactivate(offer, 'ended');
      return reply.code(204).send();
    }),
  );
  api.post(
    '/sell/inventory/v1/offer/:offerId/publish',
    withOffer((offer, _request, reply) => {
      const wrong = publish(offer);
      return wrong ? refuseWith(reply, wrong) : { listingId: offer.own.listingId };
    }),
  );
  api.post(
    '/sell/inventory/v1/offer/:offerId/withdraw',
    withOffer((offer) => {
      shop.deactivate(offer, 'ended');
      return { listingId: offer.own.listingId };
    }),
  );

  const bulk = (path: string, work: (one: Record<string, unknown>, request: FastifyRequest) => Record<string, unknown>[]) =>
    api.post(path, async (request, reply) => {
      const requests = bulkOf(request);
      if (!requests) return refuseWith(reply, 'form');
      const responses = requests.flatMap((one) => work(one, request));
      return reply.code(responses.some(({ statusCode }) => statusCode !== 200) ? 207 : 200).send({ responses });
    });
  const outcome = (wrong: ErrorName | undefined) => ({
    statusCode: wrong ? errors[wrong].status : 200,
    warnings: [],
    errors: wrong ? [errorOnWire(wrong)] : [],
  });

  bulk('/sell/inventory/v1/bulk_create_offer', (one, request) => {
    const made = create(account(request), one);
    const id = typeof made === 'string' ? undefined : made.no;
    return [{ sku: one['sku'], offerId: id, ...outcome(typeof made === 'string' ? made : undefined) }];
  });
  bulk('/sell/inventory/v1/bulk_publish_offer', (one, request) => {
    const offer = offerOf(request, textOf(one['offerId']));
    const wrong = offer ? publish(offer) : 'noOffer';
    return [{ offerId: one['offerId'], ...(!wrong && { listingId: offer?.own.listingId }), ...outcome(wrong) }];
  });
  bulk('/sell/inventory/v1/bulk_update_price_quantity', (one, request) => {
    const sku = textOf(one['sku']);
    const item = items.get(`${account(request)} ${sku}`);
    if (!item) return [{ sku, ...outcome('noItem') }];
    const stock = fieldsOf(one['shipToLocationAvailability'])['quantity'];
    if (stock !== undefined) item.quantity = Number(stock);
    const offers = Array.isArray(one['offers']) ? one['offers'].map(fieldsOf) : [];
    if (offers.length === 0) {
      const offer = ofSku(account(request), sku);
      return [{ sku, ...outcome(offer && stock !== undefined ? change(offer, { quantity: stock }) : undefined) }];
    }
    return offers.map((wish) => {
      const offer = offerOf(request, textOf(wish['offerId']));
      const wrong = offer ? change(offer, { price: wish['price'], quantity: wish['availableQuantity'] }) : 'noOffer';
      return { sku, offerId: wish['offerId'], ...outcome(wrong) };
    });
  });
};
