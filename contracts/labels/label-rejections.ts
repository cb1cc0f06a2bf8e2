import { defineRejections } from '../kernel/rejection.ts';

export const labelRejections = defineRejections({
  /** R8.42. */
  LabelMissing: { status: 404, en: 'The label is missing and cannot be printed', zh: '面单缺失，无法打印' },
  ChineseNotPrintable: { status: 422, en: 'Chinese cannot be printed: {text}', zh: '中文无法打印：{text}' },
  LabelVoid: { status: 409, en: 'Label {labelNo} is void and cannot be printed', zh: '面单 {labelNo} 已作废，无法打印' },
  NotAOneId: { status: 422, en: '{text} is not a ONE ID', zh: '{text} 不是有效的 ONE ID' },

  /** Carriers are asked for labels within one country. */
  OnlyWithinTheUnitedStates: { status: 422, en: 'Labels are sold within the United States only', zh: '仅支持购买美国境内的面单' },
  ZipCodeInvalid: { status: 422, en: '{zipCode} is not a ZIP code', zh: '{zipCode} 不是有效的邮编' },
  WarehouseWithoutAddress: { status: 422, en: 'This warehouse has no address to send from', zh: '该仓库没有发货地址' },
  NoServiceTakesParcel: { status: 422, en: 'No carrier service accepts this parcel', zh: '没有承运商服务可寄送该包裹' },
  ServiceTakesNoSuchParcel: { status: 422, en: 'This service does not accept this parcel', zh: '该服务无法寄送该包裹' },
  /** `fee` in words; `feeCents` as a figure. */
  LabelPriceMoved: { status: 409, en: 'The price is now {fee}', zh: '当前价格为 {fee}' },
  /** `state` is a key of the shipping label states. */
  LabelStateForbids: { status: 409, en: 'This is not possible in the current status of label {labelNo}', zh: '面单 {labelNo} 当前状态不允许此操作' },
  LabelTooOld: { status: 409, en: 'A label can only be voided within {days} days', zh: '面单仅可在购买后 {days} 天内作废' },
  NoCarrierConnected: { status: 409, en: 'No carrier sells labels here: upload a label of your own', zh: '尚未接入承运商，请上传您自己的面单' },
  CarrierUnavailable: { status: 503, en: 'The carriers do not answer at the moment', zh: '承运商暂时没有响应' },
  /** `reason` in the words of the carrier. */
  CarrierRefusesParcel: { status: 422, en: 'The carriers do not take this parcel: {reason}', zh: '承运商不接受该包裹：{reason}' },
  CarrierIsAsked: { status: 409, en: 'The carrier has not answered for label {labelNo} yet', zh: '承运商尚未答复面单 {labelNo}' },
  CarrierRefundsItself: {
    status: 409,
    en: 'Label {labelNo} is credited by itself once its carrier has refunded it',
    zh: '承运商退款后，面单 {labelNo} 将自动入账',
  },
  /** The carrier's own files are sent one by one. */
  LabelsPrintedSingly: { status: 422, en: 'Labels of carriers are printed one by one', zh: '承运商面单需逐张打印' },
  LabelNotYet: { status: 409, en: 'Label {labelNo} is still being bought', zh: '面单 {labelNo} 仍在购买中' },
  OrderLabelOrdered: { status: 409, en: 'The label of order {oddNo} is being bought', zh: '订单 {oddNo} 的面单正在购买中' },
  OrderHasLabel: { status: 409, en: 'Order {oddNo} has a tracking number already', zh: '订单 {oddNo} 已有运单号' },
  OrderWithoutAddress: { status: 409, en: 'Order {oddNo} goes to no address', zh: '订单 {oddNo} 没有收件地址' },
  LabelOnItsWay: { status: 409, en: 'The parcel of label {labelNo} is on its way', zh: '面单 {labelNo} 的包裹已在途' },
  LabelInUse: { status: 409, en: 'Label {labelNo} is used by an order', zh: '面单 {labelNo} 已被订单使用' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    label: typeof labelRejections;
  }
}
