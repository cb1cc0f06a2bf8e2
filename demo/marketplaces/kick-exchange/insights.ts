import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Product, Variant } from '../engine/catalogue.ts';
import { iso, type ContractParts } from '../shop/contract.ts';
import { refuseWith } from './errors.ts';
import { pageOf } from './paging.ts';
import { availabilityOnWire, catalogIdOf, catalogItemOnWire, goodAsNew, sizeNumber } from './wire.ts';

/** The catalogue, and what the market shows. Only what is new and in a good box is traded here by others. */
export const serveInsights = (api: FastifyInstance, { catalogue, market }: ContractParts): void => {
  const products = new Map(catalogue.products.map((product) => [catalogIdOf(product), product]));
  const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>;
  const variantOf = (product: Product | undefined, size: string | undefined): Variant | undefined =>
    product?.variants.find((variant) => sizeNumber(variant) === Number(size));
  const lastSold = (variant: Variant): number => market.trading(variant).trades.at(-1)?.cents ?? 0;
  const isGood = (query: Record<string, string | undefined>): boolean =>
    (query['product_condition'] ?? goodAsNew.product) === goodAsNew.product &&
    (query['packaging_condition'] ?? goodAsNew.packaging) === goodAsNew.packaging;

  api.get('/api/v1/catalog', async (request, reply) => {
    const { query = '', limit, pagination_token: token } = queryOf(request);
    const paged = pageOf(catalogue.search(query), { size: limit, most: 50, token });
    if (query === '' || !paged) return refuseWith(reply, 'invalid', 'query is needed, limit is at most 50');
    return { catalog_items: paged.items.map(catalogItemOnWire), next_pagination_token: paged.next, has_more: paged.hasMore };
  });
  api.get('/api/v1/catalog/:id', async (request, reply) => {
    const product = products.get((request.params as { id: string }).id);
    return product ? { catalog_item: catalogItemOnWire(product) } : refuseWith(reply, 'notFound', 'catalog item not found');
  });

  api.get('/api/v1/pricing_insights/availabilities/:id', async (request, reply) => {
    const product = products.get((request.params as { id: string }).id);
    if (!product) return refuseWith(reply, 'notFound', 'catalog item not found');
    return {
      variants: product.variants.map((variant) => ({
        size: sizeNumber(variant),
        product_condition: goodAsNew.product,
        packaging_condition: goodAsNew.packaging,
        consigned: false,
        availability: availabilityOnWire(market.top(variant), lastSold(variant)),
      })),
    };
  });
  api.get('/api/v1/pricing_insights/availability', async (request, reply) => {
    const query = queryOf(request);
    const variant = variantOf(products.get(query['catalog_id'] ?? ''), query['size']);
    if (!variant) return refuseWith(reply, 'notFound', 'catalog item or size not found');
    const none = { lowestAsk: undefined, highestBid: undefined, at: 0 };
    return { availability: isGood(query) ? availabilityOnWire(market.top(variant), lastSold(variant)) : availabilityOnWire(none, 0) };
  });
  api.get('/api/v1/pricing_insights/offer_histogram', async (request, reply) => {
    const query = queryOf(request);
    const variant = variantOf(products.get(query['catalog_id'] ?? ''), query['size']);
    if (!variant) return refuseWith(reply, 'notFound', 'catalog item or size not found');
    const counts = new Map<number, number>();
    if (isGood(query)) for (const { cents } of market.trading(variant).book.bids()) counts.set(cents, (counts.get(cents) ?? 0) + 1);
    return { offer_histogram: { bins: [...counts].map(([cents, count]) => ({ offer_price_cents: String(cents), count: String(count) })) } };
  });
  api.get('/api/v1/pricing_insights/recent_sales', async (request, reply) => {
    const query = queryOf(request);
    const product = products.get(query['catalog_id'] ?? '');
    if (!product) return refuseWith(reply, 'notFound', 'catalog item not found');
    const isOfOne = query['size'] !== undefined && query['product_condition'] !== undefined && query['packaging_condition'] !== undefined;
    const variants =
      query['size'] === undefined ? product.variants : product.variants.filter((variant) => sizeNumber(variant) === Number(query['size']));
    const limit = Math.min(Number(query['limit'] ?? 10), isOfOne ? 200 : 10);
    const sales = variants
      .flatMap((variant) => market.trading(variant).trades)
      .sort((a, b) => b.at - a.at)
      .slice(0, limit);
    return {
      recent_sales: sales.map((sale) => ({
        purchased_at: iso(sale.at),
        price_cents: String(sale.cents),
        size: sizeNumber(sale.variant),
        consigned: false,
        catalog_id: catalogIdOf(product),
      })),
    };
  });
};
