import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall, PricedOnWire } from '../kernel/port.ts';
import { localTime, zone } from './map.ts';
import { PAGE_SIZE } from './limits.ts';

const post = (of: BudgetClass, path: string, body: object, priced?: readonly PricedOnWire[]): ChannelCall => ({
  of,
  method: 'POST',
  path: `/dop/api/v1/pop/api/v1${path}`,
  body,
  ...(priced && { priced }),
});

/** Wanted by every call that offers, a change among them. */
const common = { countryCode: 'US', deliveryCountryCode: 'US', currency: 'USD', sizeType: 'US', language: 'en', timeZone: zone, quantity: 1 };
const market = { region: 'US', language: 'en', timeZone: zone };
/** Ordinary offers. */
const biddingType = 20;

export const calls = {
  goods: (articleNumber: string) => post('publishes', '/intl-commodity/intl/sku/sku-basic-info/by-article-number', { articleNumber, ...market }),
  prices: (globalSkuIdList: readonly string[]) =>
    post('quotes', '/recommend-bid/batchPrice', { globalSkuIdList: globalSkuIdList.map(Number), biddingType, region: 'US', currency: 'USD' }),
  offer: (requestId: string, globalSkuId: string, price: number, floorCents: number) =>
    post('publishes', '/submit-bid/normal-autonomous-bidding', { requestId, globalSkuId: Number(globalSkuId), price, ...common }, [
      { cents: price, floorCents },
    ]),
  change: (requestId: string, sellerBiddingNo: string, globalSkuId: string, price: number, floorCents: number) =>
    post(
      'prices',
      '/update-bid/normal-autonomous-bidding',
      { requestId, sellerBiddingNo, globalSkuId: Number(globalSkuId), price, oldQuantity: 1, ...common },
      [{ cents: price, floorCents }],
    ),
  cancel: (sellerBiddingNo: string) => post('ends', '/cancel-bid/cancel-bidding', { sellerBiddingNo }),
  bids: (of: BudgetClass, tradeStatus: number, more: object) =>
    post(of, '/retrieve-bid/general-type-bidding-list', { biddingType, tradeStatus, pageSize: PAGE_SIZE, region: 'US', ...more }),
  orders: (from: Date, to: Date, page: number) =>
    post('sales', '/order/generic_list', {
      order_type: 'NORMAL_SALE',
      start_created: localTime(from),
      end_created: localTime(to),
      page_no: page,
      page_size: PAGE_SIZE,
    }),
  delivery: (order_no: string, tracking_no: string, carrier_id: string) =>
    post('sales', '/order/delivery', { order_no, carrier_id, tracking_no, delivery_method: 'EXPRESS' }),
  label: (order_no: string) => post('sales', '/order/shipping-label', { order_no }),
  cancelSale: (order_no: string, reason: string) => post('sales', '/order/seller-cancel', { order_no, reason }),
};
