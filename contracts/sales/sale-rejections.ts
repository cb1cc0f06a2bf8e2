import { defineRejections } from '../kernel/rejection.ts';

export const saleRejections = defineRejections({
  /** `status` is a key of the sale statuses. */
  SaleStatusForbids: { status: 409, en: 'This is not possible in the current status of the sale', zh: '该销售订单当前状态不允许此操作' },
  /** R8.28. */
  SaleIsShipped: { status: 409, en: 'The outbound price cannot be changed once shipped', zh: '出库后不可修改出库价格' },
  SaleIsConsigned: { status: 409, en: 'The price of a consigned item stands with its consignment', zh: '寄售货品的价格以寄售单为准' },
  SaleHasLeft: { status: 409, en: 'The goods have left the warehouse: set the sale to returned instead', zh: '货品已出库，请改为退货' },
  SaleIsInside: { status: 409, en: 'The goods are still in the warehouse', zh: '货品仍在仓库中' },
  SaleIsOversold: {
    status: 409,
    en: 'Its item was promised before: choose another item or cancel the sale',
    zh: '货品已被占用，请更换货品或取消销售',
  },
  SaleNotOversold: { status: 409, en: 'This sale has its item already', zh: '该销售订单已有货品' },
  SaleStays: { status: 409, en: 'The sale that was first does not give way any more', zh: '先成交的销售已无法取消' },
  SaleSubstituteUnfit: {
    status: 422,
    en: 'Item {oneId} cannot take its place: it has to be available, and of the same seller, SKU, size and inspection result',
    zh: '货品 {oneId} 无法替代：须可用，且卖家、SKU、尺码和质检结果一致',
  },
  SaleNotPaid: { status: 409, en: 'The buyer has not paid yet', zh: '买家尚未付款' },
  /** Until then its buyer may cancel. */
  NotPickableYet: { status: 409, en: 'The buyer may still cancel: pick it after {at}', zh: '买家仍可取消，请在 {at} 之后拣货' },
  ListingUnknown: { status: 404, en: 'No listing is known under number {externalId} of the platform', zh: '未找到平台编号 {externalId} 的刊登' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    sales: typeof saleRejections;
  }
}
