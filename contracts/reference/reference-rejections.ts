import { defineRejections } from '../kernel/rejection.ts';

export const referenceRejections = defineRejections({
  ShopExists: { status: 409, en: 'Shop {shopId} already exists', zh: '店铺 {shopId} 已存在' },
  ShopUidTaken: { status: 409, en: 'The shop id {uid} is taken', zh: '店铺编号 {uid} 已被使用' },
  WarehouseExists: { status: 409, en: 'Warehouse {warehouseId} already exists', zh: '仓库 {warehouseId} 已存在' },
  MenuOfAnotherTerminal: { status: 422, en: '{permission} is not a page of the warehouse terminal', zh: '{permission} 不是仓库端页面' },
  StorageSetByCard: {
    status: 409,
    en: 'Storage here is priced by a rate card: publish a new version under Fees, Storage',
    zh: '该仓库的仓租由费率卡设定，请在“费用 › 仓租”中发布新版本',
  },
  SkuExists: { status: 409, en: 'SKU {sku} already exists', zh: 'SKU {sku} 已存在' },
  SizeRepeated: { status: 422, en: 'Size {size} is repeated', zh: '尺码 {size} 重复' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    reference: typeof referenceRejections;
  }
}
