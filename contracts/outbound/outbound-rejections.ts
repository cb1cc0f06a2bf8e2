import { defineRejections } from '../kernel/rejection.ts';

/** What was scanned and what was expected stand in the words, so that the floor sees both at once. */
export const outboundRejections = defineRejections({
  OperatorUnknown: { status: 422, en: 'An operator must be selected', zh: '请选择操作员' },
  OperatorElsewhere: { status: 422, en: '{operator} does not work in this warehouse', zh: '{operator} 不在该仓库工作' },
  OperatorMayNotPick: { status: 422, en: '{operator} has no permission to pick', zh: '{operator} 没有拣货权限' },

  WrongShelf: { status: 409, en: 'Shelf {scanned} was scanned; the item is on {expected}', zh: '扫描的货架为 {scanned}，货品位于 {expected}' },
  ItemNotOfOrder: {
    status: 409,
    en: 'Item {scanned} is not part of this order; still to scan: {expected}',
    zh: '货品 {scanned} 不属于该订单；待扫描：{expected}',
  },
  AlreadyPicked: { status: 409, en: 'Already picked, in tote {tote}', zh: '已拣货，在周转箱 {tote}' },
  AlreadyPickedBy: { status: 409, en: 'Already picked by {operator}, in tote {tote}', zh: '已被 {operator} 拣走，在周转箱 {tote}' },
  NotPicked: { status: 409, en: 'Item {scanned} has not been picked', zh: '货品 {scanned} 尚未拣货' },
  ShortPickFollowed: {
    status: 409,
    en: 'The short pick of {scanned} can no longer be undone: other steps have followed',
    zh: '货品 {scanned} 短拣后已有其他操作，无法撤销',
  },
  TwinNotEligible: {
    status: 409,
    en: 'Item {twin} cannot stand in for {oneId}: owner, SKU, size, inspection result and warehouse must be the same, and it must be free',
    zh: '货品 {twin} 不能替换 {oneId}：货主、SKU、尺码、质检结果和仓库必须相同，且未被锁定',
  },

  ItemsUnpicked: { status: 409, en: '{count} {count:item has|items have} not been picked yet: {expected}', zh: '还有 {count} 件未拣货：{expected}' },
  ItemsUnscanned: {
    status: 409,
    en: '{count} picked {count:item was|items were} not scanned: {expected}',
    zh: '还有 {count} 件已拣货品未扫描：{expected}',
  },
  ScannedTwice: { status: 422, en: 'Item {scanned} is in two parcels', zh: '货品 {scanned} 出现在两个包裹中' },
  NothingPacked: { status: 409, en: 'Order {oddNo} has no parcel waiting to be shipped', zh: '订单 {oddNo} 没有待出库的包裹' },
  TransferInParts: {
    status: 409,
    en: 'A transfer leaves whole: hand over {count} {count:parcel|parcels} together',
    zh: '转仓须整单交接：请一并交接 {count} 个包裹',
  },
  ParcelUnknown: { status: 422, en: 'Parcel {parcelNo} is not packed, or has already left', zh: '包裹 {parcelNo} 未打包或已出库' },
  TrackingNumberRequired: { status: 422, en: 'Please enter a tracking number and a carrier', zh: '需要填写运单号和承运商' },
  WrongLabel: {
    status: 409,
    en: 'Label {scanned} was scanned; the label of the order is {expected}',
    zh: '扫描的面单为 {scanned}，该订单的面单为 {expected}',
  },
  NothingLeft: { status: 409, en: 'Order {oddNo} has no items left', zh: '订单 {oddNo} 已无可出库货品' },
  PartlyShipped: {
    status: 409,
    en: '{count} {count:item has|items have} left already: the order can only be resumed',
    zh: '已有 {count} 件货品出库，订单只能恢复',
  },
  AlreadyReplaced: { status: 409, en: 'Item {oneId} has been replaced already', zh: '货品 {oneId} 已被替换' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    outbound: typeof outboundRejections;
  }
}
