import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall, PricedOnWire } from '../kernel/port.ts';
import { PAGE_SIZE } from './limits.ts';
import { amountOf, centsOf } from './map.ts';

const api = '/v2';
const page = (pageNumber: number) => ({ pageNumber: String(pageNumber), pageSize: String(PAGE_SIZE) });
const get = (of: BudgetClass, path: string, query?: Readonly<Record<string, string>>): ChannelCall => ({
  of,
  method: 'GET',
  path: `${api}${path}`,
  ...(query && { query }),
});

/** What is written, and the price as it is read back from it: the wall sees what the channel would. */
const withPrice = (amount: string, floorCents: number): { priced: readonly PricedOnWire[] } => ({ priced: [{ cents: centsOf(amount), floorCents }] });

export const calls = {
  search: (query: string) => get('publishes', '/catalog/search', { query, pageNumber: '1', pageSize: '10' }),
  variants: (productId: string) => get('publishes', `/catalog/products/${productId}/variants`),
  variantByGtin: (gtin: string) => get('publishes', `/catalog/products/variants/gtins/${gtin}`),
  marketData: (productId: string) => get('quotes', `/catalog/products/${productId}/market-data`, { currencyCode: 'USD' }),
  create: (variantId: string, amount: string, floorCents: number): ChannelCall => ({
    of: 'publishes',
    method: 'POST',
    path: `${api}/selling/listings`,
    body: { variantId, amount, currencyCode: 'USD', active: true, inventoryType: 'STANDARD' },
    ...withPrice(amount, floorCents),
  }),
  change: (listingId: string, amount: string, floorCents: number): ChannelCall => ({
    of: 'prices',
    method: 'PATCH',
    path: `${api}/selling/listings/${listingId}`,
    body: { amount, currencyCode: 'USD' },
    ...withPrice(amount, floorCents),
  }),
  remove: (listingId: string): ChannelCall => ({ of: 'ends', method: 'DELETE', path: `${api}/selling/listings/${listingId}` }),
  operation: (of: BudgetClass, listingId: string, operationId: string) => get(of, `/selling/listings/${listingId}/operations/${operationId}`),
  listing: (of: BudgetClass, listingId: string) => get(of, `/selling/listings/${listingId}`),
  listings: (pageNumber: number, more: Readonly<Record<string, string>>) =>
    get('sweep', '/selling/listings', { ...page(pageNumber), listingStatuses: 'ACTIVE', ...more }),
  orders: (which: 'active' | 'history', pageNumber: number) => get('sales', `/selling/orders/${which}`, page(pageNumber)),
  label: (orderNumber: string): ChannelCall => ({
    ...get('sales', `/selling/orders/${orderNumber}/shipping-document`),
    headers: { accept: 'application/pdf' },
  }),
  createInbound: (reference: string, boxes: readonly object[], priced: readonly PricedOnWire[]): ChannelCall => ({
    of: 'publishes',
    method: 'POST',
    path: `${api}/selling/inbounds`,
    body: { reference, inventoryType: 'FLEX', boxes },
    priced,
  }),
  inboundsOf: (reference: string) => get('publishes', '/selling/inbounds', { reference }),
  inbound: (displayId: string) => get('sales', `/selling/inbounds/${displayId}`),
  inboundPaper: (displayId: string, paper: string): ChannelCall => ({
    ...get('publishes', `/selling/inbounds/${displayId}/${paper}`),
    headers: { accept: 'application/pdf' },
  }),
  inboundShipped: (displayId: string, boxNumbers: readonly number[]): ChannelCall => ({
    of: 'sales',
    method: 'POST',
    path: `${api}/selling/inbounds/${displayId}/shipped`,
    body: { boxNumbers },
  }),
  cancelInbound: (displayId: string): ChannelCall => ({ of: 'ends', method: 'DELETE', path: `${api}/selling/inbounds/${displayId}` }),
  order: (orderNumber: string) => get('sales', `/selling/orders/${orderNumber}`),
};

export { amountOf };
