import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall } from '../kernel/port.ts';
import { PAGE_SIZE } from './limits.ts';
import { centsOf } from './map.ts';

const api = '/api/v1';
const get = (of: BudgetClass, path: string, query?: Readonly<Record<string, string>>): ChannelCall => ({
  of,
  method: 'GET',
  path: `${api}${path}`,
  ...(query && { query }),
});
const condition = { product_condition: 'PRODUCT_CONDITION_NEW', packaging_condition: 'PACKAGING_CONDITION_GOOD_CONDITION' };

interface NewListing {
  listingId: string;
  catalogId: string;
  size: number;
  price: string;
  floorCents: number;
}

export const calls = {
  search: (query: string) => get('publishes', '/catalog', { query, limit: '10' }),
  item: (catalogId: string) => get('publishes', `/catalog/${catalogId}`),
  availability: (catalogId: string, size: number) =>
    get('quotes', '/pricing_insights/availability', { catalog_id: catalogId, size: String(size), ...condition }),
  create: ({ listingId, catalogId, size, price, floorCents }: NewListing): ChannelCall => ({
    of: 'publishes',
    method: 'POST',
    path: `${api}/listings`,
    body: {
      catalog_id: catalogId,
      price_cents: price,
      condition: 'CONDITION_NEW',
      packaging_condition: condition.packaging_condition,
      size,
      size_unit: 'SIZE_UNIT_US',
      activate: true,
      metadata: { listing_id: listingId },
    },
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  /** Where we know what it is, it changes only if it still is: by a batch of one. */
  change: (id: string, price: string, expectedCents: number, floorCents: number): ChannelCall => ({
    of: 'prices',
    method: 'POST',
    path: `${api}/listings/batch_update`,
    body: {
      items: [
        { id, price_cents_change: { new_value: price, conditional_value: String(expectedCents), condition_operator: 'CONDITION_OPERATOR_EQ' } },
      ],
    },
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  set: (id: string, price: string, floorCents: number): ChannelCall => ({
    of: 'prices',
    method: 'POST',
    path: `${api}/listings/${id}`,
    body: { price_cents: price },
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  remove: (id: string): ChannelCall => ({ of: 'ends', method: 'DELETE', path: `${api}/listings/${id}` }),
  batchOperations: (of: BudgetClass, batchId: string) => get(of, `/listings/batch_operations/${batchId}`),
  listing: (of: BudgetClass, id: string) => get(of, `/listings/${id}`),
  byMark: (listingId: string) => get('publishes', '/listings', { facet_filters: `metadata:listing_id=${listingId}`, page_size: String(PAGE_SIZE) }),
  listings: (token: string | undefined) =>
    get('sweep', '/listings', { facet_filters: 'status:active', page_size: String(PAGE_SIZE), ...(token && { pagination_token: token }) }),
  orders: (token: string | undefined) => get('sales', '/orders', { page_size: String(PAGE_SIZE), ...(token && { pagination_token: token }) }),
  order: (id: string) => get('sales', `/orders/${id}`),
  step: (id: string, step: 'confirm' | 'generate_label' | 'ship' | 'cancel', body: object = {}): ChannelCall => ({
    of: 'sales',
    method: 'POST',
    path: `${api}/orders/${id}/${step}`,
    body,
  }),
};
