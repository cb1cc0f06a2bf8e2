import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf, textOf } from '../http/bodies.ts';
import type { ContractParts } from '../shop/contract.ts';
import { errorOnWire, errors, refuseWith, type ErrorName } from './errors.ts';
import type { AuctionShop, InventoryItem } from './wire.ts';

export interface AuctionParts extends ContractParts {
  shop: AuctionShop;
  /** By account and SKU. */
  items: Map<string, InventoryItem>;
  account(request: FastifyRequest): string;
}

const MAX_BULK = 25;

/** The requests of a bulk call; undefined where there are none or too many. */
export const bulkOf = (request: FastifyRequest): Record<string, unknown>[] | undefined => {
  const { requests } = fieldsOf(request.body);
  return Array.isArray(requests) && requests.length > 0 && requests.length <= MAX_BULK ? requests.map(fieldsOf) : undefined;
};

export const serveInventory = (api: FastifyInstance, { items, shop, account }: AuctionParts): void => {
  const keyOf = (request: FastifyRequest): string => `${account(request)} ${(request.params as { sku: string }).sku}`;
  const quantityOf = (body: Record<string, unknown>): number =>
    Number(fieldsOf(fieldsOf(body['availability'])['shipToLocationAvailability'])['quantity'] ?? 0);
  const keep = (of: string, sku: string, body: Record<string, unknown>): ErrorName | undefined => {
    const quantity = quantityOf(body);
    if (sku.length > 50 || !Number.isSafeInteger(quantity) || quantity < 0 || textOf(fieldsOf(body['product'])['title']) === '') return 'form';
    items.set(`${of} ${sku}`, { sku, account: of, body, quantity });
    return undefined;
  };

  api.put('/sell/inventory/v1/inventory_item/:sku', async (request, reply) => {
    if (!request.headers['content-language']) return refuseWith(reply, 'form', [{ name: 'fieldName', value: 'Content-Language' }]);
    const isKnown = items.has(keyOf(request));
    const wrong = keep(account(request), (request.params as { sku: string }).sku, fieldsOf(request.body));
    return wrong ? refuseWith(reply, wrong) : reply.code(isKnown ? 204 : 201).send();
  });
  api.get('/sell/inventory/v1/inventory_item', async (request, reply) => {
    const { limit = '25', offset = '0' } = request.query as Record<string, string>;
    const [first, count] = [Number(offset), Number(limit)];
    if (!(count >= 1 && count <= 200) || !Number.isInteger(first)) return refuseWith(reply, 'form', [{ name: 'limit', value: limit }]);
    const all = [...items.values()].filter((item) => item.account === account(request));
    const page = all.slice(first, first + count);
    return { total: all.length, size: page.length, limit: count, inventoryItems: page.map(itemOnWire) };
  });
  api.get('/sell/inventory/v1/inventory_item/:sku', async (request, reply) => {
    const item = items.get(keyOf(request));
    if (!item) return refuseWith(reply, 'noItem');
    return itemOnWire(item);
  });
  api.delete('/sell/inventory/v1/inventory_item/:sku', async (request, reply) => {
    const item = items.get(keyOf(request));
    if (!item) return refuseWith(reply, 'noItem');
    items.delete(keyOf(request));
    for (const offer of shop.listings()) if (offer.account === item.account && offer.own.sku === item.sku) shop.deactivate(offer, 'ended');
    return reply.code(204).send();
  });
  api.post('/sell/inventory/v1/bulk_create_or_replace_inventory_item', async (request, reply) => {
    const requests = bulkOf(request);
    if (!requests) return refuseWith(reply, 'form');
    const responses = requests.map((one) => {
      const wrong = keep(account(request), textOf(one['sku']), one);
      return {
        sku: one['sku'],
        locale: 'en_US',
        statusCode: wrong ? errors[wrong].status : 200,
        warnings: [],
        errors: wrong ? [errorOnWire(wrong)] : [],
      };
    });
    return reply.code(responses.some((one) => one.statusCode !== 200) ? 207 : 200).send({ responses });
  });

  const locations = new Map<string, unknown>();
  api.get('/sell/inventory/v1/location', async () => ({ total: locations.size, locations: [...locations.values()] }));
  api.post('/sell/inventory/v1/location/:key', async (request, reply) => {
    const { key } = request.params as { key: string };
    locations.set(key, { ...fieldsOf(request.body), merchantLocationKey: key, merchantLocationStatus: 'ENABLED' });
    return reply.code(204).send();
  });
  locations.set('warehouse-1', { merchantLocationKey: 'warehouse-1', name: 'Warehouse', merchantLocationStatus: 'ENABLED' });
  for (const policy of ['fulfillment', 'payment', 'return'])
    api.get(`/sell/account/v1/${policy}_policy`, async () => ({
      total: 1,
      [`${policy}Policies`]: [{ [`${policy}PolicyId`]: `${policy}-1`, name: 'Standard', marketplaceId: 'EBAY_US' }],
    }));
};

const itemOnWire = ({ body, sku, quantity }: InventoryItem) => ({ ...body, sku, availability: { shipToLocationAvailability: { quantity } } });
