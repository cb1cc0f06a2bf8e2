import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, manyOf, textOf } from '../http/bodies.ts';
import type { ContractParts } from '../shop/contract.ts';
import { refuseWith } from './errors.ts';
import { pageOf } from './paging.ts';
import { catalogIdOf, listingOnWire, priceBounds, sizeNumber, statusOf, type KickListing, type KickShop } from './wire.ts';

export interface ListingParts extends ContractParts {
  shop: KickShop;
  account(request: FastifyRequest): string;
}

/** Why a price is not taken, if it is not. */
export const wrongPrice = (value: unknown): string | undefined => {
  const cents = Number(textOf(value));
  if (!Number.isSafeInteger(cents) || cents % 100 !== 0) return 'price_cents must be in whole dollars';
  if (cents < priceBounds.minimum || cents > priceBounds.maximum) return `price_cents must be from ${priceBounds.minimum} to ${priceBounds.maximum}`;
  return undefined;
};

/** The listing, or why there is none. */
export const newListing = ({ catalogue, shop, clock }: ListingParts, account: string, fields: Record<string, unknown>): KickListing | string => {
  const product = catalogue.products.find((one) => catalogIdOf(one) === fields['catalog_id']);
  if (!product) return 'catalog_id is unknown';
  const variant = product.variants.find((one) => textOf(fields['size']) !== '' && sizeNumber(one) === Number(fields['size']));
  if (!variant) return 'size is not allowed';
  const wrong = wrongPrice(fields['price_cents']);
  if (wrong) return wrong;
  const condition = textOf(fields['condition']);
  if (!/^CONDITION_(NEW|USED|NEW_WITH_DEFECTS)$/.test(condition)) return 'condition is unknown';
  const packagingCondition = textOf(fields['packaging_condition']);
  if (!/^PACKAGING_CONDITION_(GOOD_CONDITION|MISSING_LID|BADLY_DAMAGED|NO_ORIGINAL_BOX)$/.test(packagingCondition))
    return 'packaging_condition is unknown';
  const metadata = Object.fromEntries(Object.entries(fieldsOf(fields['metadata'])).map(([key, value]) => [key, textOf(value)]));
  const isActive = fields['activate'] === true || fields['activate'] === 'true';
  const listing = shop.create({
    no: randomUUID(),
    account,
    variant,
    cents: Number(fields['price_cents']),
    mark: metadata['listing_id'],
    own: { condition, packagingCondition, sizeUnit: textOf(fields['size_unit']) || 'SIZE_UNIT_US', metadata, activatedAt: null },
  });
  if (isActive) activate(shop, listing, clock.now());
  return listing;
};

export const activate = (shop: KickShop, listing: KickListing, now: number): void => {
  listing.own.activatedAt = now;
  shop.activate(listing);
};

export const serveListings = (api: FastifyInstance, parts: ListingParts): void => {
  const { shop, account, clock } = parts;
  const listingOf = (request: FastifyRequest): KickListing | undefined => {
    const listing = shop.listing((request.params as { id: string }).id);
    return listing?.account === account(request) && listing.state !== 'ended' ? listing : undefined;
  };
  /** Parameters stand in the query or in the body. */
  const asked = (request: FastifyRequest) => ({ ...(request.query as Record<string, unknown>), ...fieldsOf(request.body) });

  api.get('/api/v1/listings', async (request, reply) => {
    const query = request.query as Record<string, string | string[] | undefined>;
    const facets = manyOf(query['facet_filters']).map((facet) => facet.replaceAll(/\s/g, ''));
    const numbers = manyOf(query['numeric_filters']).map((filter) => filter.replaceAll(/\s/g, ''));
    const term = textOf(query['search_term']).toLowerCase();
    const all = shop
      .listings()
      .filter((listing) => listing.account === account(request) && listing.state !== 'ended')
      .filter((listing) => facets.every((facet) => hasFacet(listing, facet)) && numbers.every((filter) => hasNumber(listing, filter)))
      .filter(({ variant }) => `${variant.styleCode} ${variant.product.name} ${catalogIdOf(variant.product)}`.toLowerCase().includes(term))
      .toReversed();
    const paged = pageOf(all, { size: query['page_size'] as string | undefined, most: 50, token: query['pagination_token'] as string | undefined });
    if (!paged) return refuseWith(reply, 'invalid', 'page_size is at most 50');
    return {
      listings: paged.items.map(listingOnWire),
      pagination: { pagination_token: paged.next, has_more: paged.hasMore, total_count: String(all.length) },
    };
  });

  api.post('/api/v1/listings', async (request, reply) => {
    const made = newListing(parts, account(request), asked(request));
    return typeof made === 'string' ? refuseWith(reply, 'invalid', made) : { listing: listingOnWire(made) };
  });
  api.get('/api/v1/listings/:id', async (request, reply) => {
    const listing = listingOf(request);
    return listing ? { listing: listingOnWire(listing) } : refuseWith(reply, 'notFound', 'listing not found');
  });

  const changing =
    (change: (listing: KickListing, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const listing = listingOf(request);
      if (!listing) return refuseWith(reply, 'notFound', 'listing not found');
      if (listing.state === 'sold') return refuseWith(reply, 'precondition', 'the listing is sold');
      return change(listing, request, reply) ?? { listing: listingOnWire(listing) };
    };
  const update = changing((listing, request, reply) => {
    const { price_cents: price } = asked(request);
    if (price === undefined) return undefined;
    const wrong = wrongPrice(price);
    if (wrong) return refuseWith(reply, 'invalid', wrong);
    shop.reprice(listing, Number(price));
    return undefined;
  });
  api.post('/api/v1/listings/:id', update);
  api.post(
    '/api/v1/listings/:id/activate',
    changing((listing) => void activate(shop, listing, clock.now())),
  );
  api.post(
    '/api/v1/listings/:id/deactivate',
    changing((listing) => void shop.deactivate(listing)),
  );
  api.delete(
    '/api/v1/listings/:id',
    changing((listing) => {
      shop.deactivate(listing, 'ended');
      return { id: listing.no };
    }),
  );
  api.post(
    '/api/v1/listings/:id/metadata',
    changing((listing, request) => {
      for (const [key, value] of Object.entries(fieldsOf(asked(request)['metadata']))) listing.own.metadata[key] = textOf(value);
      listing.mark = listing.own.metadata['listing_id'];
    }),
  );
  api.post(
    '/api/v1/listings/:id/metadata_delete',
    changing((listing, request) => {
      for (const key of manyOf(asked(request)['keys'])) delete listing.own.metadata[key];
      listing.mark = listing.own.metadata['listing_id'];
    }),
  );
};

const hasFacet = (listing: KickListing, facet: string): boolean => {
  const [name, ...rest] = facet.split(':');
  const value = rest.join(':');
  if (name === 'status')
    return statusOf(listing)
      .toLowerCase()
      .endsWith(`_${value.toLowerCase().replace('listing_status_', '')}`);
  if (name === 'consigned') return value === 'false';
  if (name !== 'metadata') return true;
  const at = value.indexOf('=');
  return listing.own.metadata[value.slice(0, at)] === value.slice(at + 1);
};

const hasNumber = (listing: KickListing, filter: string): boolean => {
  const [, name, operator, value] = /^(\w+)(<=|>=|=|<|>)([\d.]+)$/.exec(filter) ?? [];
  const actual = name === 'size' ? sizeNumber(listing.variant) : listing.cents;
  const wanted = Number(value);
  if (operator === '=') return actual === wanted;
  if (operator === '<') return actual < wanted;
  if (operator === '<=') return actual <= wanted;
  return operator === '>' ? actual > wanted : actual >= wanted;
};
