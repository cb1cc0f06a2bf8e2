import { iso } from '../shop/contract.ts';
import type { Listing, Order, Shop } from '../shop/shop.ts';

export interface OwnProduct {
  no: number;
  account: string;
  title: string;
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
}

export interface OwnVariant {
  product: OwnProduct;
  barcode: string;
}

export interface OwnOrder {
  count: number;
  sku: string;
  trackingNo: string | null;
  fulfillBy: number;
  cancelledAt: number | null;
}

export type MarketVariant = Listing<OwnVariant>;
export type MarketOrder = Order<OwnOrder>;
export type MarketShop = Shop<OwnVariant, OwnOrder>;

export const gid = (type: string, no: string | number): string => `gid://shopify/${type}/${no}`;
export const noOf = (id: unknown): string =>
  String(id ?? '')
    .split('/')
    .at(-1) ?? '';
export const locationId = gid('Location', 1);

const decimal = (cents: number): string => (cents / 100).toFixed(2);
const money = (cents: number) => ({ shopMoney: { amount: decimal(cents), currencyCode: 'USD' } });

export const variantOnWire = ({ no, mark, cents, quantity, own }: MarketVariant) => ({
  id: gid('ProductVariant', no),
  sku: mark ?? '',
  barcode: own.barcode,
  price: decimal(cents),
  title: own.product.title,
  inventoryQuantity: quantity,
  inventoryItem: { id: gid('InventoryItem', no) },
  product: { id: gid('Product', own.product.no), title: own.product.title, status: own.product.status },
});

export const orderOnWire = ({ no, listingNo, cents, state, soldAt, updatedAt, own }: MarketOrder) => ({
  id: gid('Order', no),
  name: `#${own.count}`,
  createdAt: iso(soldAt),
  updatedAt: iso(updatedAt),
  cancelledAt: own.cancelledAt === null ? null : iso(own.cancelledAt),
  displayFinancialStatus: own.cancelledAt === null ? 'PAID' : 'REFUNDED',
  displayFulfillmentStatus: state === 'CANCELLED' ? 'UNFULFILLED' : state,
  currentTotalPriceSet: money(cents),
  lineItems: {
    nodes: [
      { id: gid('LineItem', no), sku: own.sku, quantity: 1, originalUnitPriceSet: money(cents), variant: { id: gid('ProductVariant', listingNo) } },
    ],
  },
  fulfillmentOrders: {
    nodes: [{ id: gid('FulfillmentOrder', no), status: state === 'UNFULFILLED' ? 'OPEN' : 'CLOSED', fulfillBy: iso(own.fulfillBy) }],
  },
});
