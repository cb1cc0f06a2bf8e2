import { defineRejections } from '../kernel/rejection.ts';

export const pricingRejections = defineRejections({
  /** R5.12. */
  PriceMissing: { status: 422, en: 'Platform price and payout price cannot be 0 or empty', zh: '平台价和到手价不能为 0 或空' },
  /** R5.11. */
  BottomLineMissing: { status: 422, en: 'Bottom-line price must be greater than 0', zh: '底价必须大于 0' },
  /** R8.21. */
  MarketPriceUnavailable: { status: 503, en: 'Market Price Retrieval Failed', zh: '市场价格获取失败' },
  /** R8.47. */
  PriceUpdateFailed: { status: 503, en: 'Price update failed', zh: '价格更新失败' },
  /** R5.18. */
  NoActiveListings: { status: 409, en: 'Auto-pricing needs an active listing', zh: '没有在售商品，无法使用自动定价' },
  FeeBandsOutOfOrder: {
    status: 422,
    en: 'Each price band ends above the one before, and the last has no end',
    zh: '每个价格区间的上限须大于前一个，最后一个区间没有上限',
  },
  ChannelFeesBackdated: { status: 422, en: 'The earliest first day is {earliest}', zh: '最早生效日期为 {earliest}' },
  ChannelFeesUnchanged: { status: 409, en: 'The fees in force on {date} are the same already', zh: '{date} 生效的费率与此相同' },
  FeesTakeAll: { status: 422, en: 'The fees of a band cannot take more than 90% of a price', zh: '一个区间的费率合计不能超过价格的 90%' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    pricing: typeof pricingRejections;
  }
}
