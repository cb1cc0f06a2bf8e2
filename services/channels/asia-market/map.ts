import type { ListingThere, Quote, SaleNotice, SaleState, VariantRef } from '../kernel/port.ts';
import { CANCEL_WINDOW_MS } from './limits.ts';
import type { BidWire, GoodsWire, OrderWire, PriceWire } from './wire.ts';

/** Times have no zone of their own: they are in the one that each call names. */
export const zone = 'Asia/Shanghai';
const ZONE_HOURS = 8;

export const timeOf = (local: string): Date => new Date(`${local.replace(' ', 'T')}+0${ZONE_HOURS}:00`);
export const localTime = (at: Date): string => new Date(at.getTime() + ZONE_HOURS * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** US dollars are counted in cents, and offered in whole ones. */
export const priceOf = (cents: number): number | undefined => (cents > 0 && cents % 100 === 0 ? cents : undefined);

export const skuOfSize = ({ skuInfoList }: GoodsWire, { size, gtin }: VariantRef): string | undefined =>
  skuInfoList.find(
    ({ barCodes, regionSalePvInfoList }) =>
      (gtin !== undefined && barCodes?.includes(gtin)) ||
      regionSalePvInfoList?.some(
        ({ level, value, sizeInfos }) => level === 2 && (value === size || sizeInfos?.some((one) => one.sizeKey === 'US' && one.value === size)),
      ),
  )?.globalSkuId;

export const quoteOf = (variant: VariantRef, row: PriceWire | undefined): Quote => ({
  variant,
  lowestCents: row?.globalMinPrice || undefined,
  highestBidCents: undefined,
  lastSaleCents: undefined,
  asOf: undefined,
});

export const listingThere = ({ sellerBiddingNo, price, tradeStatus, quantity, onSaleQuantity }: BidWire): ListingThere => ({
  externalId: sellerBiddingNo,
  priceCents: price,
  isLive: tradeStatus === 2 && (onSaleQuantity ?? quantity) > 0,
  status: String(tradeStatus),
});

const stateOf = (status: number): SaleState => {
  if (status === 1000) return 'reserved';
  if (status === 2000) return 'pending';
  if (status >= 2100 && status < 4000) return 'inProgress';
  if (status === 4000) return 'processed';
  if (status === 8080) return 'returning';
  return status >= 7000 ? 'cancelled' : 'error';
};

export const noticeOf = (order: OrderWire): SaleNotice => {
  const state = stateOf(order.order_status);
  const paidAt = order.pay_time ? timeOf(order.pay_time) : undefined;
  return {
    saleNo: order.order_no,
    externalId: order.seller_bidding_no,
    priceCents: order.amount,
    currency: 'USD',
    state,
    soldAt: timeOf(order.create_time).toISOString(),
    ...(order.delivery_limit_time && { shipBy: timeOf(order.delivery_limit_time).toISOString() }),
    ...(paidAt && { pickableAt: new Date(paidAt.getTime() + CANCEL_WINDOW_MS).toISOString() }),
    ...(state === 'reserved' && { reserved: true }),
    ...(order.estimated_income != null && { payoutCents: order.estimated_income }),
  };
};
