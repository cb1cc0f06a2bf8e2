import type { Product, Variant } from '../engine/catalogue.ts';
import { numberOf } from '../engine/chance.ts';
import type { Market } from '../engine/market.ts';
import type { Listing, Order } from '../shop/shop.ts';

export interface OwnListing {
  /** Its place in the list; a new number comes with a new one. */
  id: number;
  countryCode: string;
  currency: string;
  total: number;
}

export interface OwnOrder {
  paidAt: number | null;
  trackingNo: string | null;
  shipBy: number;
}

export const skuIdOf = ({ key }: Variant): number => numberOf(`asiaMarket ${key}`, 10);
const spuIdOf = ({ styleCode }: Product): number => numberOf(`asiaMarket ${styleCode}`, 10);

/** The zone of its times: Shanghai's, as the demo asks for. */
const offsetMs = 8 * 3_600_000;
export const localTime = (time: number): string => new Date(time + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
export const parseLocalTime = (text: unknown): number | undefined => {
  const time = typeof text === 'string' ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

export const productOnWire = (product: Product) => ({
  spuInfo: {
    globalSpuId: spuIdOf(product),
    spuId: spuIdOf(product) - 1,
    title: `${product.brand} ${product.name}`,
    articleNumber: product.styleCode,
    brandName: product.brand,
  },
  skuInfoList: product.variants.map((variant) => ({
    globalSkuId: skuIdOf(variant),
    skuId: skuIdOf(variant) - 1,
    barCodes: [variant.gtin],
    regionSalePvInfoList: [{ level: 2, name: 'Size', value: variant.size, sizeInfos: [{ sizeKey: 'US', value: variant.size }] }],
  })),
});

/** What is absent is none: the market leaves out what it does not know. */
export const recommendationOnWire = (market: Market, variant: Variant) => {
  const { lowestAsk } = market.top(variant);
  const prices = market.trading(variant).trades.map(({ cents }) => cents);
  const asks = market.trading(variant).book.asks();
  const at = (share: number) => asks[Math.min(asks.length - 1, Math.floor(asks.length * share))]!.cents;
  return {
    globalSkuId: skuIdOf(variant),
    skuId: skuIdOf(variant) - 1,
    ...(lowestAsk !== undefined && {
      globalMinPrice: lowestAsk,
      asiaMinPrice: lowestAsk,
      localMinPrice: lowestAsk,
      effectiveExposurePrice: lowestAsk,
    }),
    ...(prices.length > 0 && {
      minPrice: Math.min(...prices),
      averagePrice: Math.round(prices.reduce((sum, cents) => sum + cents, 0) / prices.length),
      maxPrice: Math.max(...prices),
    }),
    priceRangeItems: asks.length === 0 ? [] : [10, 50, 90].map((percentValue) => ({ percentValue, price: at(percentValue / 100) })),
  };
};

const tradeStatuses = { pending: 0, live: 2, inactive: 1, ended: 1, sold: 3 } as const;

export const biddingOnWire = ({ no, variant, cents, quantity, state, mark, createdAt, updatedAt, own }: Listing<OwnListing>) => ({
  id: own.id,
  sellerBiddingNo: no,
  biddingType: 20,
  saleType: 0,
  tradeStatus: tradeStatuses[state],
  quantity: own.total,
  onSaleQuantity: quantity,
  globalSpuId: spuIdOf(variant.product),
  spuId: spuIdOf(variant.product) - 1,
  globalSkuId: skuIdOf(variant),
  skuId: skuIdOf(variant) - 1,
  price: cents,
  currency: own.currency,
  countryCode: own.countryCode,
  deliveryCountryCode: own.countryCode,
  createTime: localTime(createdAt),
  effectiveTime: localTime(updatedAt),
  spuTitle: variant.product.name,
  requestId: mark ?? '',
  holidayMode: 0,
});

/** 10 %, at least $11 and at most $33. */
const feeOf = (cents: number): number => Math.min(3_300, Math.max(1_100, Math.round(cents * 0.1)));

export const orderOnWire = ({ no, listingNo, variant, cents, state, soldAt, updatedAt, own }: Order<OwnOrder>) => ({
  order_no: no,
  order_type: 'NORMAL_SALE',
  order_status: Number(state),
  seller_bidding_no: listingNo,
  spu_id: spuIdOf(variant.product),
  sku_id: skuIdOf(variant),
  article_number: variant.styleCode,
  properties: `Size ${variant.size}`,
  qty: 1,
  amount: cents,
  pay_amount: cents,
  currency: 'USD',
  pay_status: own.paidAt === null ? 0 : 1,
  pay_time: own.paidAt === null ? null : localTime(own.paidAt),
  create_time: localTime(soldAt),
  modify_time: localTime(updatedAt),
  delivery_limit_time: localTime(own.shipBy),
  tracking_no: own.trackingNo,
  estimated_income: cents - feeOf(cents),
});
