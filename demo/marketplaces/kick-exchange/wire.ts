import type { Product, Variant } from '../engine/catalogue.ts';
import type { Top } from '../engine/top-history.ts';
import { iso } from '../shop/contract.ts';
import type { Listing, Order, Shop } from '../shop/shop.ts';

export interface OwnListing {
  condition: string;
  packagingCondition: string;
  sizeUnit: string;
  metadata: Record<string, string>;
  activatedAt: number | null;
}

export interface OwnOrder {
  trackingNo: string;
  cancelsAt: number;
  labelType: string | null;
  labelGeneratedAt: number | null;
  inTransitAt: number | null;
}

export type KickListing = Listing<OwnListing>;
export type KickOrder = Order<OwnOrder>;
export type KickShop = Shop<OwnListing, OwnOrder>;

/** Bounds of a listing's price, in cents. */
export const priceBounds = { minimum: 2_500, maximum: 200_000 };

export const goodAsNew = { product: 'PRODUCT_CONDITION_NEW', listing: 'CONDITION_NEW', packaging: 'PACKAGING_CONDITION_GOOD_CONDITION' };

export const catalogIdOf = ({ name, styleCode }: Product): string => `${name} ${styleCode}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Its sizes are numbers: sizes that are letters are counted. */
export const sizeNumber = ({ size, key, product }: Variant): number => {
  const digits = /[\d.]+/.exec(size)?.[0];
  return digits === undefined ? product.variants.findIndex((variant) => variant.key === key) + 1 : Number(digits);
};

export const catalogItemOnWire = (product: Product) => ({
  catalog_id: catalogIdOf(product),
  name: product.name,
  sku: product.styleCode.replace('-', ' '),
  brand: product.brand,
  gender: 'men',
  release_date: '2024-03-09',
  product_category_v2: 'shoes',
  product_type: 'sneakers',
  size_unit: 'SIZE_UNIT_US',
  allowed_sizes: product.variants.map((variant) => ({
    display_name: variant.size,
    value: sizeNumber(variant),
    us_size_equivalent: sizeNumber(variant),
  })),
  minimum_listing_price_cents: priceBounds.minimum,
  maximum_listing_price_cents: priceBounds.maximum,
  main_picture_url: '',
  retail_price_cents: product.retailCents,
  colorway: '',
  nickname: '',
  requires_listing_pictures: false,
  resellable: true,
  requested_pictures: [],
});

export const availabilityOnWire = ({ lowestAsk = 0, highestBid = 0 }: Top, lastSoldCents: number) => ({
  lowest_listing_price_cents: String(lowestAsk),
  highest_offer_price_cents: String(highestBid),
  last_sold_listing_price_cents: String(lastSoldCents),
  global_indicator_price_cents: String(lowestAsk),
});

const statuses = { pending: 'PENDING', live: 'ACTIVE', inactive: 'INACTIVE', sold: 'SOLD', ended: 'INACTIVE' } as const;
export const statusOf = ({ state }: KickListing): string => `LISTING_STATUS_${statuses[state]}`;

export const listingOnWire = (listing: KickListing) => ({
  id: listing.no,
  catalog_id: catalogIdOf(listing.variant.product),
  condition: listing.own.condition,
  packaging_condition: listing.own.packagingCondition,
  size: sizeNumber(listing.variant),
  size_unit: listing.own.sizeUnit,
  sku: listing.variant.styleCode.replace('-', ' '),
  consigned: false,
  created_at: iso(listing.createdAt),
  updated_at: iso(listing.updatedAt),
  status: statusOf(listing),
  price_cents: String(listing.cents),
  activated_at: listing.own.activatedAt === null ? null : iso(listing.own.activatedAt),
  metadata: listing.own.metadata,
  defects: [],
  additional_defects: '',
});

/** 9.5 % and the seller's $5, then 2.9 % of the rest for cashing out. */
const afterTake = (cents: number): number => {
  const rest = cents - Math.round(cents * 0.095) - 500;
  return rest - Math.round(rest * 0.029);
};

export const orderOnWire = (order: KickOrder, url: string) => ({
  id: order.no,
  status: `ORDER_STATUS_${order.state}`,
  fulfillment_status: order.own.inTransitAt === null ? 'FULFILLMENT_STATUS_INVALID' : 'FULFILLMENT_STATUS_SELLER_SHIPPED',
  catalog_id: catalogIdOf(order.variant.product),
  catalog_name: order.variant.product.name,
  catalog_brand: order.variant.product.brand,
  catalog_sku: order.variant.styleCode.replace('-', ' '),
  size: sizeNumber(order.variant),
  price_cents: String(order.cents),
  price_cents_after_take: String(afterTake(order.cents)),
  sales_channel: 'MAIN',
  purchase_order_number: `PO-${order.no.slice(0, 8)}`,
  listing_id: order.listingNo,
  label_type: order.own.labelType,
  label_url: order.own.labelType === null ? '' : `${url}/labels/${order.no}.pdf`,
  label_tracking_number: order.own.labelType === null ? '' : order.own.trackingNo,
  label_courier: order.own.labelType === null ? '' : 'UPS',
  sold_at: iso(order.soldAt),
  label_generated_at: order.own.labelGeneratedAt === null ? null : iso(order.own.labelGeneratedAt),
  in_transit_at: order.own.inTransitAt === null ? null : iso(order.own.inTransitAt),
  updated_at: iso(order.updatedAt),
  cancels_at: iso(order.own.cancelsAt),
  customs_declaration: null,
});
