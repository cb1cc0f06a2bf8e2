import { defineRejections } from '../kernel/rejection.ts';

export const forecastRejections = defineRejections({
  /** `status` is a key of the package statuses. */
  PackageStatusForbids: { status: 409, en: 'This is not possible in the current status of package {preId}', zh: '包裹 {preId} 当前状态不允许此操作' },
  /** R5.31. */
  NoItemInformation: { status: 422, en: 'Please add at least one item', zh: '请至少添加一件货品' },
  TooManyUnits: { status: 422, en: 'A package holds at most {max} items', zh: '每个包裹最多 {max} 件货品' },
  DimensionsInvalid: {
    status: 422,
    en: 'Enter length, width and height in whole centimetres, such as 60 × 40 × 35',
    zh: '请按厘米填写长、宽、高（整数），例如 60 × 40 × 35',
  },
  LineTwice: { status: 422, en: '{sku} in size {size} is listed twice', zh: '{sku} 尺码 {size} 重复' },
  SkuNotCatalogued: { status: 422, en: 'SKU {sku} is not in the catalogue', zh: '商品库中没有 SKU {sku}' },
  SizeNotCatalogued: { status: 422, en: '{sku} does not come in size {size}', zh: '{sku} 没有尺码 {size}' },
  WarehouseUnknown: { status: 422, en: 'The warehouse was not found', zh: '未找到该仓库' },
  TrackingNumberInvalid: {
    status: 422,
    en: '{logNo} is not a valid tracking number: at least 8 letters, digits or underscores, not starting with 0 or P, and not an order number',
    zh: '{logNo} 不是有效的运单号：至少 8 个字母、数字或下划线，不能以 0 或 P 开头，也不能是订单号',
  },
  TrackingNumberInUse: {
    status: 409,
    en: 'Tracking number {logNo} belongs to another open package',
    zh: '运单号 {logNo} 已属于另一个未完成的包裹',
  },
  ForecastNotDue: { status: 409, en: 'Package {preId} has not expired yet', zh: '包裹 {preId} 尚未过期' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    forecast: typeof forecastRejections;
  }
}
