import type { ListingThere, ProductThere, SaleNotice, SaleState } from '../kernel/port.ts';
import type { OrderWire, ProductWire, SkuWire } from './wire.ts';

export const priceOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const leftOf = ({ inventory }: SkuWire): number => inventory.reduce((sum, { quantity }) => sum + quantity, 0);
export const isSoldOut = (sku: SkuWire): boolean => leftOf(sku) <= 0;

/** Its number there is ours: the seller's SKU. */
export const listingThere = ({ status }: ProductWire, sku: SkuWire): ListingThere => ({
  externalId: sku.seller_sku,
  priceCents: centsOf(sku.price.sale_price),
  isLive: status === 'ACTIVATE' && !isSoldOut(sku),
  status,
});

const statuses: Readonly<Record<string, ProductThere['status']>> = {
  DRAFT: 'draft',
  PENDING: 'pending',
  FAILED: 'failed',
  ACTIVATE: 'active',
  SELLER_DEACTIVATED: 'deactivated',
  PLATFORM_DEACTIVATED: 'takenDown',
  FREEZE: 'takenDown',
  DELETED: 'takenDown',
};
const audits: Readonly<Record<string, ProductThere['audit']>> = { AUDITING: 'auditing', APPROVED: 'approved', FAILED: 'failed' };

export const reasonsOf = ({ audit_failed_reasons: given }: ProductWire): string[] => (given ?? []).flatMap(({ reasons }) => reasons ?? []);

export const productThere = (product: ProductWire): ProductThere => ({
  externalId: product.id,
  status: statuses[product.status] ?? 'unknown',
  audit: audits[product.audit?.status ?? ''] ?? 'unknown',
  reasons: reasonsOf(product),
});

const states: Readonly<Record<string, SaleState>> = {
  UNPAID: 'reserved',
  ON_HOLD: 'reserved',
  AWAITING_SHIPMENT: 'pending',
  AWAITING_COLLECTION: 'inProgress',
  IN_TRANSIT: 'inProgress',
  DELIVERED: 'processed',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
};

/** One for each pair of an order. Until it is paid, and while the buyer may think again, it is only reserved. */
export const noticesOf = (order: OrderWire, payoutCents: number | undefined): SaleNotice[] => {
  const state = states[order.status] ?? 'error';
  return order.line_items.map(({ seller_sku: externalId, sale_price: price }, index) => ({
    saleNo: index === 0 ? order.id : `${order.id}#${index + 1}`,
    externalId,
    priceCents: centsOf(price),
    currency: 'USD',
    state,
    soldAt: timeOf(order.create_time),
    ...(order.rts_sla_time && { shipBy: timeOf(order.rts_sla_time) }),
    ...(state === 'reserved' && { reserved: true }),
    // It is paid for the order: of several pairs nobody says what each brought.
    ...(payoutCents !== undefined && order.line_items.length === 1 && { payoutCents }),
  }));
};
