import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../http/bodies.ts';
import type { ContractParts } from '../shop/contract.ts';
import type { Operations, StockShop, Wish } from './operations.ts';
import { pageOf } from './paging.ts';
import { listingDetailOnWire, listingOnWire, operationOnWire, productIdOf, variantIdOf, type Operation, type StockListing } from './wire.ts';

export interface ListingParts extends ContractParts {
  shop: StockShop;
  work: Operations;
  account(request: FastifyRequest): string;
}

export const serveListings = (api: FastifyInstance, { shop, work, account, url }: ListingParts): void => {
  const notFound = { errorMessage: 'Listing not found' };
  const orderOf = ({ own }: StockListing) => (own.orderNo === undefined ? undefined : shop.order(own.orderNo));
  /** One that is still being made is known by its operation only. */
  const isMade = ({ state, own }: StockListing) =>
    state !== 'pending' || own.operations.some(({ operationStatus }) => operationStatus === 'SUCCEEDED');
  const listingOf = (request: FastifyRequest): StockListing | undefined => {
    const listing = shop.listing((request.params as { listingId: string }).listingId);
    return listing?.account === account(request) ? listing : undefined;
  };

  api.post('/v2/selling/listings', async (request, reply) => {
    const wish = fieldsOf(request.body) as Wish;
    const refused = work.check(wish, true);
    if (refused) return reply.code(refused.status).send({ errorMessage: refused.errorMessage });
    const { listing, operation } = work.create(account(request), wish);
    return reply.code(201).send(operationOnWire(listing.no, operation, url()));
  });

  api.get('/v2/selling/listings', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const among = (name: string) => query[name]?.split(',');
    const [statuses, variantIds, productIds] = [among('listingStatuses'), among('variantIds'), among('productIds')];
    const wanted = shop
      .listings()
      .filter((listing) => listing.account === account(request) && isMade(listing))
      .filter(({ variant }) => !variantIds || variantIds.includes(variantIdOf(variant)))
      .filter(({ variant }) => !productIds || productIds.includes(productIdOf(variant.product)))
      .filter(({ createdAt }) => !query['fromDate'] || createdAt >= Date.parse(query['fromDate']))
      .filter(({ createdAt }) => !query['toDate'] || createdAt < Date.parse(query['toDate']) + (query['toDate'].length === 10 ? 86_400_000 : 0))
      .toReversed()
      .map((listing) => listingOnWire(listing, orderOf(listing)))
      .filter(({ status }) => (statuses ? statuses.includes(status) : status !== 'DELETED'));
    const paged = pageOf(wanted, query);
    if (!paged) return reply.code(400).send({ errorMessage: 'pageSize must be from 1 to 100' });
    const { items, ...rest } = paged;
    return { ...rest, listings: items };
  });

  api.get('/v2/selling/listings/:listingId', async (request, reply) => {
    const listing = listingOf(request);
    return listing && isMade(listing) ? listingDetailOnWire(listing, orderOf(listing), url()) : reply.code(404).send(notFound);
  });

  const asynchronous = (begin: (listing: StockListing, wish: Wish) => Operation) => async (request: FastifyRequest, reply: FastifyReply) => {
    const listing = listingOf(request);
    if (!listing) return reply.code(404).send(notFound);
    const wish = fieldsOf(request.body) as Wish;
    const refused = work.check(wish, false) ?? work.checkListing(listing);
    if (refused) return reply.code(refused.status).send({ errorMessage: refused.errorMessage });
    return operationOnWire(listing.no, begin(listing, wish), url());
  };
  api.patch('/v2/selling/listings/:listingId', asynchronous(work.update));
  api.delete('/v2/selling/listings/:listingId', asynchronous(work.end));
  api.put('/v2/selling/listings/:listingId/activate', asynchronous(work.activate));
  api.put('/v2/selling/listings/:listingId/deactivate', asynchronous(work.deactivate));

  api.get('/v2/selling/listings/:listingId/operations', async (request, reply) => {
    const listing = listingOf(request);
    if (!listing) return reply.code(404).send(notFound);
    return { operations: listing.own.operations.toReversed().map((operation) => operationOnWire(listing.no, operation, url())), nextCursor: '' };
  });
  api.get('/v2/selling/listings/:listingId/operations/:operationId', async (request, reply) => {
    const listing = listingOf(request);
    const { operationId } = request.params as { operationId: string };
    const operation = listing?.own.operations.find((one) => one.operationId === operationId);
    return listing && operation ? operationOnWire(listing.no, operation, url()) : reply.code(404).send({ errorMessage: 'Operation not found' });
  });
};
