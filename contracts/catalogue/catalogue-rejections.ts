import { defineRejections } from '../kernel/rejection.ts';

export const catalogueRejections = defineRejections({
  /** R5.26. */
  BrandNameMissing: { status: 422, en: 'Please input brand name', zh: '请输入品牌名称' },
  BrandExists: { status: 409, en: 'Brand {name} already exists', zh: '品牌 {name} 已存在' },
  BrandInUse: {
    status: 409,
    en: '{skus} {skus:SKU bears|SKUs bear} the brand {name}; it cannot be removed',
    zh: '有 {skus} 个 SKU 属于品牌 {name}，无法删除',
  },
  BrandTooLarge: {
    status: 409,
    en: 'More than {max} SKUs bear the brand {name}; it cannot be renamed here',
    zh: '品牌 {name} 下的 SKU 超过 {max} 个，无法在此改名',
  },
  RetailerNameTaken: { status: 409, en: 'Retailer {name} already exists', zh: '零售商 {name} 已存在' },
  SkuInUse: { status: 409, en: 'SKU {sku} is still used by items or forecasts; it cannot be removed', zh: 'SKU {sku} 下有货品或预报，无法删除' },
  /** R5.29. */
  SizeMissing: { status: 422, en: 'Please enter the new size', zh: '请输入新尺码' },
  /** R5.30. */
  SizeExists: { status: 409, en: 'Size {size} already exists', zh: '尺码 {size} 已存在' },
  SizeInUse: { status: 409, en: 'Items or forecasts have size {size}; it cannot be removed', zh: '有货品或预报使用尺码 {size}，无法删除' },
  SkuRowsWrong: { status: 422, en: '{count} {count:cell is|cells are} wrong: nothing was imported', zh: '有 {count} 个单元格有误，未导入任何内容' },
  SkuFileChanged: { status: 422, en: 'This is not the file that was checked', zh: '该文件不是已校验的文件' },
  LastSize: { status: 409, en: 'A SKU has at least one size', zh: 'SKU 至少需要一个尺码' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    catalogue: typeof catalogueRejections;
  }
}
