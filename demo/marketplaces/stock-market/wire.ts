import type { Product, Variant } from '../engine/catalogue.ts';
import { uuidOf } from '../engine/chance.ts';
import type { Top } from '../engine/top-history.ts';
import { iso } from '../shop/contract.ts';
import type { Listing, Order } from '../shop/shop.ts';

export interface OwnListing {
  currencyCode: string;
  expiresAt: string | null;
  inventoryType: string;
  operations: Operation[];
  orderNo: string | undefined;
}

export interface OwnOrder {
  askId: string;
  trackingNo: string;
  shipBy: number;
  labelFetched: boolean;
  /** Sold from the shelves of the exchange itself. */
  isFlex: boolean;
}

export type StockListing = Listing<OwnListing>;
export type StockOrder = Order<OwnOrder>;

export type OperationType = 'CREATE' | 'UPDATE' | 'DELETE' | 'ACTIVATE' | 'DEACTIVATE';

export interface Operation {
  operationId: string;
  operationType: OperationType;
  operationStatus: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  createdAt: number;
  updatedAt: number;
  error: string | null;
  changes: { additions: object; updates: object; removals: object };
}

export const productIdOf = ({ styleCode }: Product): string => uuidOf(`stockMarket ${styleCode}`);
export const variantIdOf = ({ key }: Variant): string => uuidOf(`stockMarket ${key}`);

/** Whole dollars as digits; what is left over is nobody's. */
export const amountOf = (cents: number): string => String(Math.round(cents / 100));
const figureOf = (cents: number): string => (cents / 100).toFixed(2);

export const productOnWire = (product: Product) => ({
  productId: productIdOf(product),
  urlKey: `${product.brand} ${product.name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  styleId: product.styleCode,
  productType: 'sneakers',
  title: `${product.brand} ${product.name}`,
  brand: product.brand,
  productAttributes: { gender: 'men', season: null, releaseDate: '2024-03-09', retailPrice: product.retailCents / 100, colorway: null, color: null },
  sizeChart: { availableConversions: [{ name: 'US M', type: 'us m' }], defaultConversion: { name: 'US M', type: 'us m' } },
  isFlexEligible: true,
  isDirectEligible: false,
});

export const variantOnWire = (variant: Variant) => ({
  productId: productIdOf(variant.product),
  variantId: variantIdOf(variant),
  variantName: variantNameOf(variant),
  variantValue: variant.size,
  sizeChart: { availableConversions: [{ size: `US M ${variant.size}`, type: 'us m' }], defaultConversion: { size: variant.size, type: 'us m' } },
  gtins: [{ identifier: variant.gtin, type: 'UPC' }],
  isFlexEligible: true,
  isDirectEligible: false,
});

const variantNameOf = ({ product, key }: Variant): string =>
  `${product.brand}-${product.name}:${product.variants.findIndex((one) => one.key === key)}`.replaceAll(' ', '-');

export const marketDataOnWire = (variant: Variant, { lowestAsk, highestBid }: Top, currencyCode: string) => {
  const amount = (cents: number | undefined) => (cents === undefined ? null : amountOf(cents));
  const faster = lowestAsk === undefined ? undefined : Math.max(lowestAsk - 100, highestBid ?? 0);
  const standard = {
    lowestAsk: amount(lowestAsk),
    highestBidAmount: amount(highestBid),
    sellFaster: amount(faster),
    earnMore: amount(lowestAsk),
    beatUS: amount(faster),
  };
  const none = { lowestAsk: null, highestBidAmount: amount(highestBid), sellFaster: null, earnMore: null, beatUS: null };
  return {
    productId: productIdOf(variant.product),
    variantId: variantIdOf(variant),
    currencyCode,
    lowestAskAmount: amount(lowestAsk),
    highestBidAmount: amount(highestBid),
    sellFasterAmount: amount(faster),
    earnMoreAmount: amount(lowestAsk),
    flexLowestAskAmount: null,
    standardMarketData: standard,
    flexMarketData: none,
    directMarketData: none,
  };
};

export const operationOnWire = (listingId: string, operation: Operation, url: string) => ({
  listingId,
  ...operation,
  operationUrl: `${url}/v2/selling/listings/${listingId}/operations/${operation.operationId}`,
  operationInitiatedBy: 'USER',
  operationInitiatedVia: 'PUBLIC-API',
  createdAt: iso(operation.createdAt),
  updatedAt: iso(operation.updatedAt),
});

/** Of the lowest level: 9 % and at least $5, and 3 % for the payment. */
const payoutOnWire = (cents: number, currencyCode: string) => {
  const transaction = Math.max(500, Math.round(cents * 0.09));
  const processing = Math.round(cents * 0.03);
  return {
    totalPayout: figureOf(cents - transaction - processing),
    salePrice: figureOf(cents),
    totalAdjustments: figureOf(-transaction - processing),
    currencyCode,
    adjustments: [
      { adjustmentType: 'Transaction Fee', amount: figureOf(-transaction), percentage: '0.09' },
      { adjustmentType: 'Payment Proc. Fee', amount: figureOf(-processing), percentage: '0.03' },
    ],
  };
};

const shortProduct = ({ product }: Variant) => ({
  productId: productIdOf(product),
  productName: `${product.brand} ${product.name}`,
  styleId: product.styleCode,
});
const shortVariant = (variant: Variant) => ({ variantId: variantIdOf(variant), variantName: variantNameOf(variant), variantValue: variant.size });

const statusOf = ({ state, own }: StockListing): string =>
  ({ pending: 'INACTIVE', live: 'ACTIVE', inactive: 'INACTIVE', sold: own.orderNo === undefined ? 'COMPLETED' : 'MATCHED', ended: 'DELETED' })[state];

export const listingOnWire = (listing: StockListing, order: StockOrder | undefined) => ({
  listingId: listing.no,
  status: order?.state === 'COMPLETED' ? 'COMPLETED' : statusOf(listing),
  amount: amountOf(listing.cents),
  currencyCode: listing.own.currencyCode,
  inventoryType: listing.own.inventoryType,
  createdAt: iso(listing.createdAt),
  updatedAt: iso(listing.updatedAt),
  product: shortProduct(listing.variant),
  variant: shortVariant(listing.variant),
  order: order ? { orderNumber: order.no, orderStatus: order.state, orderCreatedAt: iso(order.soldAt) } : null,
  authenticationDetails: null,
});

export const listingDetailOnWire = (listing: StockListing, order: StockOrder | undefined, url: string) => {
  const last = listing.own.operations.at(-1);
  return {
    ...listingOnWire(listing, order),
    payout: payoutOnWire(listing.cents, listing.own.currencyCode),
    lastOperation: last ? operationOnWire(listing.no, last, url) : null,
  };
};

export const orderOnWire = (order: StockOrder, url: string) => ({
  askId: order.own.askId,
  orderNumber: order.no,
  listingId: order.listingNo,
  amount: amountOf(order.cents),
  currencyCode: 'USD',
  status: order.state,
  createdAt: iso(order.soldAt),
  updatedAt: iso(order.updatedAt),
  product: shortProduct(order.variant),
  variant: shortVariant(order.variant),
  shipment: {
    shipByDate: order.own.isFlex ? null : iso(order.own.shipBy),
    trackingNumber: order.own.isFlex ? null : order.own.trackingNo,
    trackingUrl: `https://tracking.invalid/${order.own.trackingNo}`,
    carrierCode: 'UPS',
    shippingLabelUrl: `${url}/v2/selling/orders/${order.no}/shipping-document`,
    shippingDocumentUrl: `${url}/v2/selling/orders/${order.no}/shipping-document/${order.no}`,
  },
  initiatedShipments: { inbound: { displayId: order.no, inventoryType: order.own.isFlex ? 'FLEX' : 'STANDARD' } },
  authenticationDetails: order.state === 'AUTHFAILED' ? { status: 'FAILED', failureNotes: 'Creased' } : null,
  payout: payoutOnWire(order.cents, 'USD'),
});
