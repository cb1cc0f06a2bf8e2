import { numberOf } from '../engine/chance.ts';
import type { Listing, Order, Shop } from '../shop/shop.ts';

export type ProductStatus = 'DRAFT' | 'PENDING' | 'FAILED' | 'ACTIVATE' | 'SELLER_DEACTIVATED' | 'PLATFORM_DEACTIVATED' | 'FREEZE' | 'DELETED';

/** What is audited as one; its SKUs are what is sold. */
export interface VideoProduct {
  id: string;
  account: string;
  body: Record<string, unknown>;
  /** An edit that waits for its audit. */
  edited: Record<string, unknown> | undefined;
  status: ProductStatus;
  auditStatus: 'AUDITING' | 'APPROVED' | 'FAILED';
  createdAt: number;
  updatedAt: number;
}

export interface OwnSku {
  productId: string;
}

export interface OwnOrder {
  productId: string;
  productName: string;
  sellerSku: string;
  packageId: string;
  trackingNo: string;
  paidAt: number | null;
  shipBy: number;
}

export type VideoSku = Listing<OwnSku>;
export type VideoOrder = Order<OwnOrder>;
export type VideoShop = Shop<OwnSku, OwnOrder>;

export const seconds = (time: number): number => Math.floor(time / 1000);
const decimal = (cents: number): string => (cents / 100).toFixed(2);
export const warehouseId = '7000714532876273420';

export const skuOnWire = ({ no, mark, cents, quantity }: VideoSku) => ({
  id: no,
  seller_sku: mark ?? '',
  price: { sale_price: decimal(cents), currency: 'USD' },
  inventory: [{ warehouse_id: warehouseId, quantity }],
});

export const productOnWire = (product: VideoProduct, skus: readonly VideoSku[]) => ({
  id: product.id,
  title: product.body['title'],
  description: product.body['description'],
  category_id: product.body['category_id'],
  main_images: product.body['main_images'],
  status: product.status,
  audit: { status: product.auditStatus },
  audit_failed_reasons:
    product.auditStatus === 'FAILED' ? [{ position: 'main_images', reasons: ['The product has no picture'], suggestions: [] }] : [],
  skus: skus.map(skuOnWire),
  create_time: seconds(product.createdAt),
  update_time: seconds(product.updatedAt),
});

/** 6 % of what was paid. */
export const feeOf = (cents: number): number => Math.round(cents * 0.06);

export const orderOnWire = ({ no, listingNo, cents, state, soldAt, updatedAt, own }: VideoOrder) => ({
  id: no,
  status: state,
  is_on_hold_order: state === 'ON_HOLD',
  create_time: seconds(soldAt),
  update_time: seconds(updatedAt),
  paid_time: own.paidAt === null ? null : seconds(own.paidAt),
  rts_sla_time: seconds(own.shipBy),
  cancel_reason: state === 'CANCELLED' ? 'cancelled' : '',
  payment: {
    currency: 'USD',
    sub_total: decimal(cents),
    total_amount: decimal(cents),
    platform_discount: '0.00',
    seller_discount: '0.00',
    tax: '0.00',
  },
  line_items: [
    {
      id: String(numberOf(`line ${no}`, 15)),
      sku_id: listingNo,
      seller_sku: own.sellerSku,
      product_id: own.productId,
      product_name: own.productName,
      sale_price: decimal(cents),
      original_price: decimal(cents),
      currency: 'USD',
      display_status: state,
      package_id: own.packageId,
      tracking_number: state === 'UNPAID' || state === 'ON_HOLD' || state === 'AWAITING_SHIPMENT' ? '' : own.trackingNo,
    },
  ],
  packages: [{ id: own.packageId }],
  recipient_address: { name: 'S*** B***', full_address: 'Austin, TX 73301, US' },
});
