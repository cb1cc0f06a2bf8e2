import { defineRejections } from '../kernel/rejection.ts';

export const listingRejections = defineRejections({
  /** R6.50. */
  ListingNotPermitted: { status: 403, en: 'The account lacks listing permission', zh: '该账号没有上架权限' },
  /** R6.52. `channel` is a key of the channel kinds. */
  ChannelNotAuthorised: { status: 403, en: 'You are not authorized to access this channel', zh: '您没有访问该渠道的权限' },
  /** R8.27. */
  GoodsNotSupported: {
    status: 422,
    en: 'This product type or size type is not supported for sale on this platform',
    zh: '该平台不支持销售此商品类型或尺码类型',
  },
  ListedAlready: { status: 409, en: 'Item {oneId} is listed on this platform already', zh: '货品 {oneId} 已在该平台上架' },
  /** R8.26: for requests on what is cross-listed. */
  ItemIsListed: {
    status: 409,
    en: 'Item {oneId} is doing another task: it is cross-listed. Delist it first',
    zh: '货品 {oneId} 正在执行其他任务：已多平台刊登，请先下架',
  },
  /** R8.29. */
  BulkUnderWay: { status: 409, en: 'Please wait: finish the current operation first', zh: '请稍候：请先完成当前操作' },
  ListingTwice: { status: 422, en: 'A listing is named twice', zh: '刊登重复' },
  ListingPairTwice: { status: 422, en: 'Item {oneId} is to be listed twice on one platform', zh: '货品 {oneId} 在同一平台重复上架' },
  TooManyItemsToList: { status: 422, en: 'At most {max} items can be listed at a time', zh: '每次最多上架 {max} 件货品' },
  /** R5.13, where the price is not said but reckoned. */
  PriceBelowTen: { status: 422, en: 'Price cannot be below $10', zh: '价格不能低于 $10' },
  /** R5.10, R9.08. */
  PriceBelowShare: {
    status: 422,
    en: 'Selling price cannot be below 30% of the lowest price: at least {least}',
    zh: '售价不能低于最低价的 30%：至少 {least}',
  },
  PriceBelowFloor: { status: 422, en: 'The price is below the limit of the listing: at least {least}', zh: '价格低于该刊登的限价：至少 {least}' },
  PriceOffGrid: { status: 422, en: 'This platform takes prices in steps of {step} only', zh: '该平台的价格须为 {step} 的整数倍' },
  /** Bulk changes that follow the market need a price to follow. */
  LowestPriceUnknown: { status: 409, en: 'Market Price Retrieval Failed', zh: '市场价获取失败' },
  ProfitNeedsCost: { status: 422, en: 'Profit control needs the cost price of item {oneId}', zh: '利润控制需要货品 {oneId} 的成本价' },
  /** `status` is a key of the listing statuses. */
  ListingStatusForbids: {
    status: 409,
    en: 'This is not possible in the current status of listing {listingId}',
    zh: '刊登 {listingId} 当前状态不允许此操作',
  },
  /** R8.25. */
  ListingSold: { status: 409, en: 'Listing {listingId} is sold: wait for the order to be processed', zh: '刊登 {listingId} 已售出，请等待订单处理' },
  /** R8.22, where somebody else was faster. */
  ListingPriceChanged: {
    status: 409,
    en: 'The price has just been changed to {price}. Nothing was changed',
    zh: '价格刚被改为 {price}，本次未作更改',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    listings: typeof listingRejections;
  }
}
