import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall, VariantRef } from '../kernel/port.ts';
import { CATEGORY, MARKETPLACE, PAGE_SIZE } from './limits.ts';
import { centsOf } from './map.ts';

const inventory = '/sell/inventory/v1';
const get = (of: BudgetClass, path: string, query?: Readonly<Record<string, string>>): ChannelCall => ({
  of,
  method: 'GET',
  path,
  ...(query && { query }),
});
const at = (sku: string): string => encodeURIComponent(sku);

export interface Terms {
  location: string;
  fulfillment: string;
  payment: string;
  returns: string;
}

const offerOf = (sku: string, price: string, { location, fulfillment, payment, returns }: Terms) => ({
  sku,
  marketplaceId: MARKETPLACE,
  format: 'FIXED_PRICE',
  availableQuantity: 1,
  pricingSummary: { price: { value: price, currency: 'USD' } },
  listingPolicies: { fulfillmentPolicyId: fulfillment, paymentPolicyId: payment, returnPolicyId: returns },
  categoryId: CATEGORY,
  merchantLocationKey: location,
});

export const calls = {
  locations: () => get('publishes', `${inventory}/location`),
  policies: (which: 'fulfillment' | 'payment' | 'return') => get('publishes', `/sell/account/v1/${which}_policy`, { marketplace_id: MARKETPLACE }),
  item: (sku: string, { name, size, styleCode, sku: style, gtin }: VariantRef): ChannelCall => ({
    of: 'publishes',
    method: 'PUT',
    path: `${inventory}/inventory_item/${at(sku)}`,
    body: {
      availability: { shipToLocationAvailability: { quantity: 1 } },
      condition: 'NEW',
      product: {
        title: `${name} ${styleCode ?? style} US ${size}`,
        mpn: styleCode ?? style,
        ...(gtin && { upc: [gtin] }),
        aspects: { 'US Shoe Size': [size], 'Style Code': [styleCode ?? style] },
      },
    },
  }),
  create: (sku: string, price: string, terms: Terms, floorCents: number): ChannelCall => ({
    of: 'publishes',
    method: 'POST',
    path: `${inventory}/offer`,
    body: offerOf(sku, price, terms),
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  replace: (offerId: string, sku: string, price: string, terms: Terms, floorCents: number): ChannelCall => ({
    of: 'publishes',
    method: 'PUT',
    path: `${inventory}/offer/${offerId}`,
    body: offerOf(sku, price, terms),
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  publish: (offerId: string): ChannelCall => ({ of: 'publishes', method: 'POST', path: `${inventory}/offer/${offerId}/publish`, body: {} }),
  bySku: (of: BudgetClass, sku: string) => get(of, `${inventory}/offer`, { sku, limit: '10' }),
  reprice: (sku: string, offerId: string, price: string, floorCents: number): ChannelCall => ({
    of: 'prices',
    method: 'POST',
    path: `${inventory}/bulk_update_price_quantity`,
    body: { requests: [{ sku, offers: [{ offerId, price: { value: price, currency: 'USD' } }] }] },
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  withdraw: (offerId: string): ChannelCall => ({ of: 'ends', method: 'POST', path: `${inventory}/offer/${offerId}/withdraw`, body: {} }),
  orders: (since: string, offset: number) =>
    get('sales', '/sell/fulfillment/v1/order', { filter: `lastmodifieddate:[${since}..]`, limit: String(PAGE_SIZE), offset: String(offset) }),
  order: (orderId: string) => get('sales', `/sell/fulfillment/v1/order/${orderId}`),
  shipped: (orderId: string, lineItemIds: readonly string[], trackingNumber: string, shippingCarrierCode: string, at_: string): ChannelCall => ({
    of: 'sales',
    method: 'POST',
    path: `/sell/fulfillment/v1/order/${orderId}/shipping_fulfillment`,
    body: { lineItems: lineItemIds.map((lineItemId) => ({ lineItemId, quantity: 1 })), trackingNumber, shippingCarrierCode, shippedDate: at_ },
  }),
  cancel: (orderId: string, reason: string): ChannelCall => ({
    of: 'sales',
    method: 'POST',
    path: `/sell/fulfillment/v1/order/${orderId}/cancel`,
    body: { reason },
  }),
};
