import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Product, Variant } from '../engine/catalogue.ts';
import type { ContractParts } from '../shop/contract.ts';
import { marketDataOnWire, productIdOf, productOnWire, variantIdOf, variantOnWire } from './wire.ts';

export const serveCatalogue = (api: FastifyInstance, { catalogue, market }: ContractParts): void => {
  const products = new Map(catalogue.products.map((product) => [productIdOf(product), product]));
  const productOf = (request: FastifyRequest): Product | undefined => products.get((request.params as { productId: string }).productId);
  const variantOf = (request: FastifyRequest): Variant | undefined =>
    productOf(request)?.variants.find((variant) => variantIdOf(variant) === (request.params as { variantId: string }).variantId);
  const currencyOf = (request: FastifyRequest): string => (request.query as { currencyCode?: string }).currencyCode ?? 'USD';
  const notFound = { errorMessage: 'Not found' };

  api.get('/v2/catalog/search', async (request, reply) => {
    const { query = '', pageNumber = '1', pageSize = '10' } = request.query as Record<string, string>;
    const [number, size] = [Number(pageNumber), Number(pageSize)];
    if (query === '' || query.length > 100 || !(size >= 1 && size <= 50) || !(number >= 1))
      return reply.code(400).send({ errorMessage: 'query has 1 to 100 characters, pageSize is from 1 to 50' });
    const found = catalogue.search(query);
    return {
      count: found.length,
      pageSize: size,
      pageNumber: number,
      hasNextPage: found.length > number * size,
      products: found.slice((number - 1) * size, number * size).map(productOnWire),
    };
  });
  api.get('/v2/catalog/products/variants/gtins/:gtin', async (request, reply) => {
    const variant = catalogue.byGtin((request.params as { gtin: string }).gtin);
    return variant ? variantOnWire(variant) : reply.code(404).send(notFound);
  });
  api.get('/v2/catalog/products/:productId', async (request, reply) => {
    const product = productOf(request);
    return product ? productOnWire(product) : reply.code(404).send(notFound);
  });
  api.get('/v2/catalog/products/:productId/variants', async (request, reply) => {
    const product = productOf(request);
    return product ? product.variants.map(variantOnWire) : reply.code(404).send(notFound);
  });
  api.get('/v2/catalog/products/:productId/variants/:variantId', async (request, reply) => {
    const variant = variantOf(request);
    return variant ? variantOnWire(variant) : reply.code(404).send(notFound);
  });
  api.get('/v2/catalog/products/:productId/market-data', async (request, reply) => {
    const product = productOf(request);
    if (!product) return reply.code(404).send(notFound);
    return product.variants.map((variant) => marketDataOnWire(variant, market.top(variant), currencyOf(request)));
  });
  api.get('/v2/catalog/products/:productId/variants/:variantId/market-data', async (request, reply) => {
    const variant = variantOf(request);
    if (!variant) return reply.code(400).send({ errorMessage: 'The variant is not one of the product' });
    return marketDataOnWire(variant, market.top(variant), currencyOf(request));
  });
};
