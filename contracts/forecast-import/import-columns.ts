import type { Words } from '../kernel/words.ts';

interface ImportColumn extends Words {
  required: boolean;
  /** What goes in, for the sheet with instructions. */
  hint: Words;
  example: string;
}

/** The columns of the forecast workbook, in order. A header is known in either language. */
export const importColumns = {
  logNo: {
    en: 'Tracking number',
    zh: '运单号',
    required: true,
    hint: { en: 'Rows with the same tracking number become one package', zh: '运单号相同的行合并为一个包裹' },
    example: '1Z999AA10123456784',
  },
  warehouse: {
    en: 'Warehouse',
    zh: '仓库',
    required: true,
    hint: { en: 'Name or number of the warehouse; the same for a whole package', zh: '仓库名称或编号；同一包裹须一致' },
    example: 'W1',
  },
  sku: { en: 'SKU', zh: 'SKU', required: true, hint: { en: 'As in the catalogue', zh: '与商品库一致' }, example: 'DD1391-100' },
  size: { en: 'Size', zh: '尺码', required: true, hint: { en: 'One of the sizes of the SKU', zh: 'SKU 已有的尺码' }, example: '42' },
  quantity: { en: 'Quantity', zh: '数量', required: true, hint: { en: 'Whole number from 1 to 5,000', zh: '1 至 5,000 的整数' }, example: '2' },
  cost: {
    en: 'Cost',
    zh: '成本价',
    required: false,
    hint: { en: 'Per piece, with at most two decimals; may be empty', zh: '单件成本，最多两位小数；可留空' },
    example: '109.90',
  },
  source: { en: 'Source', zh: '货源', required: false, hint: { en: 'Where it was bought; may be empty', zh: '采购来源；可留空' }, example: 'Outlet' },
  shippingType: {
    en: 'Shipping type',
    zh: '运输方式',
    required: false,
    hint: { en: 'Express, Drop-off or Truck; Express if empty', zh: '快递、自送或卡车；留空为快递' },
    example: 'Express',
  },
  reference: {
    en: 'Reference',
    zh: '参考号',
    required: false,
    hint: { en: 'Your own for the package; generated if empty', zh: '您为包裹设定的参考号；留空则自动生成' },
    example: 'KICKS-0412',
  },
  weight: {
    en: 'Weight (kg)',
    zh: '重量（千克）',
    required: false,
    hint: { en: 'Of the package, with at most three decimals; may be empty', zh: '包裹重量，最多三位小数；可留空' },
    example: '12.5',
  },
  dimensions: {
    en: 'Dimensions (cm)',
    zh: '尺寸（厘米）',
    required: false,
    hint: { en: 'Length × width × height of the package in whole centimetres; may be empty', zh: '包裹的长 × 宽 × 高，整数厘米；可留空' },
    example: '60 × 40 × 35',
  },
  insurance: {
    en: 'Insured for',
    zh: '保价金额',
    required: false,
    hint: { en: 'In dollars, for the package; may be empty', zh: '包裹的保价金额（美元）；可留空' },
    example: '500.00',
  },
  signature: {
    en: 'Signature',
    zh: '签收',
    required: false,
    hint: { en: 'Yes if the carrier asks for one; may be empty', zh: '承运商要求签收时填“是”；可留空' },
    example: 'Yes',
  },
  remark: { en: 'Remark', zh: '备注', required: false, hint: { en: 'For the package; may be empty', zh: '包裹备注；可留空' }, example: '' },
} as const satisfies Record<string, ImportColumn>;

export type ImportColumnName = keyof typeof importColumns;
export const importColumnNames = Object.keys(importColumns) as [ImportColumnName, ...ImportColumnName[]];

/** The extra column of a file with corrections; passed over when that file is uploaded again. */
export const errorColumn = { en: 'Error', zh: '错误' } as const satisfies Words;
