import type { ListingThere, SaleNotice, SaleState } from '../kernel/port.ts';
import type { OrderWire, VariantWire } from './wire.ts';

export const priceOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
export const centsOf = (price: string): number => Math.round(Number(price) * 100);

export const listingThere = ({ sku, price, inventoryQuantity, product }: VariantWire): ListingThere => ({
  externalId: sku ?? '',
  priceCents: centsOf(price),
  isLive: product.status === 'ACTIVE' && (inventoryQuantity ?? 0) > 0,
  status: product.status,
});

const stateOf = ({ cancelledAt, displayFinancialStatus, displayFulfillmentStatus }: OrderWire): SaleState => {
  if (cancelledAt) return 'cancelled';
  if (displayFinancialStatus === 'PENDING') return 'reserved';
  if (displayFinancialStatus === 'REFUNDED') return 'returning';
  if (displayFinancialStatus !== 'PAID') return 'error';
  const shipping: Readonly<Record<string, SaleState>> = { UNFULFILLED: 'pending', IN_PROGRESS: 'inProgress', FULFILLED: 'processed' };
  return shipping[displayFulfillmentStatus] ?? 'error';
};

/** One for each pair of an order: a listing is one pair, and its number is the SKU. */
export const noticesOf = (order: OrderWire): SaleNotice[] => {
  const state = stateOf(order);
  const shipBy = order.fulfillmentOrders?.nodes[0]?.fulfillBy;
  return order.lineItems.nodes.map(({ sku, originalUnitPriceSet }, index) => ({
    saleNo: index === 0 ? numberOf(order.id) : `${numberOf(order.id)}#${index + 1}`,
    externalId: sku ?? '',
    priceCents: centsOf(originalUnitPriceSet.shopMoney.amount),
    currency: 'USD',
    state,
    soldAt: order.createdAt,
    ...(shipBy && { shipBy }),
    ...(state === 'reserved' && { reserved: true }),
  }));
};

const orders = 'gid://shopify/Order/';

/** Of an order as the market names it, its number: that is what people read. */
const numberOf = (id: string): string => (id.startsWith(orders) ? id.slice(orders.length) : id);

/** The order of a sale, as the market names it. */
export const orderOf = (saleNo: string): string => {
  const [number] = saleNo.split('#');
  return /^\d+$/.test(number!) ? `${orders}${number}` : number!;
};
