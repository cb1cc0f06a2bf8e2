import type { Words } from '../kernel/words.ts';

interface SkuColumn extends Words {
  required: boolean;
  hint: Words;
}

/** The columns of the workbook of SKUs, in order: what is exported can be imported again. A header is known in either language. */
export const skuColumns = {
  sku: {
    en: 'SKU',
    zh: 'SKU',
    required: true,
    hint: { en: 'Once in a file; one that is known is changed', zh: '每个文件中只能出现一次；已有的 SKU 将被修改' },
  },
  brand: { en: 'Brand', zh: '品牌', required: true, hint: { en: 'As it is to be shown', zh: '按显示名称填写' } },
  name: { en: 'Name', zh: '名称', required: true, hint: { en: 'Of the product', zh: '商品名称' } },
  sizes: {
    en: 'Sizes',
    zh: '尺码',
    required: true,
    hint: {
      en: 'With commas between them, none twice. Sizes of a known SKU are added to those that it has',
      zh: '以逗号分隔，不可重复。已有 SKU 的尺码会追加，不会删除',
    },
  },
  pku: { en: 'PKU', zh: 'PKU', required: false, hint: { en: 'Our own product number; may be empty', zh: '内部商品编号；可留空' } },
} as const satisfies Record<string, SkuColumn>;

export type SkuColumnName = keyof typeof skuColumns;
export const skuColumnNames = Object.keys(skuColumns) as [SkuColumnName, ...SkuColumnName[]];

export const skuLimits = { rows: 1_000, sku: 64, brand: 100, name: 200, pku: 64, sizes: 60, listedErrors: 200 } as const;

/** What may be wrong with a cell. */
export const skuErrors = {
  required: { en: 'Is empty', zh: '未填写' },
  twice: { en: '{value} stands in row {row} already', zh: '{value} 已出现在第 {row} 行' },
  sizeRepeated: { en: 'Size {value} is repeated', zh: '尺码 {value} 重复' },
  tooManySizes: { en: 'Has more than {max} sizes', zh: '超过 {max} 个尺码' },
  tooLong: { en: 'Has more than {max} characters', zh: '超过 {max} 个字符' },
  digitsLost: { en: 'Excel has changed {value}: please enter it as text', zh: 'Excel 已改动 {value}，请以文本格式填写' },
} as const satisfies Record<string, Words>;
export type SkuErrorCode = keyof typeof skuErrors;
export const skuErrorCodes = Object.keys(skuErrors) as [SkuErrorCode, ...SkuErrorCode[]];
