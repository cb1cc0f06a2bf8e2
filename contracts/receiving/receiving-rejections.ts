import { defineRejections } from '../kernel/rejection.ts';

export const receivingRejections = defineRejections({
  UnitOfAnotherPackage: { status: 409, en: 'Item {oneId} belongs to package {preId}', zh: '货品 {oneId} 属于包裹 {preId}' },
  PackageOfAnotherWarehouse: {
    status: 409,
    en: 'Package {preId} belongs to {warehouse}. Do not receive it here.',
    zh: '包裹 {preId} 属于 {warehouse}，请勿在此收货',
  },
  BelongsHere: { status: 409, en: '{code} belongs to this warehouse. Receive it here.', zh: '{code} 属于本仓库，请在此收货' },
  LabelPhotoRequired: { status: 422, en: 'An unclaimed parcel needs a photo of its label', zh: '无主件需要拍摄面单照片' },
  UnitAlreadyReceived: { status: 409, en: 'Item {oneId} has been scanned already', zh: '货品 {oneId} 已扫描' },
  /** Confirmed by the scanner as an overage, the unit is received under a new ONE ID. */
  UnitNotExpected: { status: 409, en: 'No more {sku} in size {size} is expected', zh: '没有待收的 {sku} 尺码 {size}' },
  DifferencePhotoRequired: { status: 422, en: 'A count that differs from the forecast needs a photo', zh: '数量有差异时需要拍照' },
  UnitsNotInspected: { status: 409, en: '{count} {count:item has|items have} not been inspected', zh: '还有 {count} 件货品未质检' },
  InboundBeyondCancelling: { status: 409, en: '{count} {count:item is|items are} already shelved', zh: '已有 {count} 件货品上架' },
  NoDifference: { status: 409, en: 'Package {preId} has no difference to resolve', zh: '包裹 {preId} 没有待处理的差异' },
  ClaimantRequired: { status: 422, en: 'Choose the shop that the parcel belongs to', zh: '请选择包裹所属的店铺' },
  PackageNotUnclaimed: { status: 409, en: 'Package {preId} has an owner', zh: '包裹 {preId} 已有货主' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    receiving: typeof receivingRejections;
  }
}
