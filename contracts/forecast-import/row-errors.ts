import type { Words } from '../kernel/words.ts';

/** What can be wrong with one cell of a row. */
export const rowErrors = {
  Required: { en: 'Please fill this in', zh: '请填写' },
  TooLong: { en: 'At most {max} characters', zh: '最多 {max} 个字符' },
  NotPlainText: { en: 'Contains characters that are not text', zh: '包含非文本字符' },
  DigitsLost: {
    en: 'Excel has shortened this number; format the cell as text and enter it again',
    zh: 'Excel 已截断该数字；请将单元格设为文本格式后重新输入',
  },
  MadeADate: {
    en: 'Excel has turned this into the date {value}; format the cell as text and enter it again',
    zh: 'Excel 已将其转换为日期 {value}；请将单元格设为文本格式后重新输入',
  },
  FormulaFailed: { en: 'The formula in this cell failed: {value}', zh: '该单元格的公式出错：{value}' },
  NotATrackingNumber: {
    en: 'A tracking number has at least 8 letters, digits or underscores. It can’t start with 0 or P, or be an order number',
    zh: '运单号至少 8 个字母、数字或下划线，不能以 0 或 P 开头，也不能是订单号',
  },
  TrackingNumberTaken: { en: 'A package with this tracking number is already forecast', zh: '该运单号的包裹已预报' },
  UnknownWarehouse: { en: 'There is no warehouse {value}', zh: '没有仓库 {value}' },
  WarehousesDiffer: { en: 'Row {row} sends the same package to {value}', zh: '第 {row} 行将同一包裹发往 {value}' },
  UnknownSku: { en: 'SKU {value} is not in the catalogue', zh: '商品库中没有 SKU {value}' },
  UnknownSkuOfDigits: {
    en: 'SKU {value} is not in the catalogue; if it begins with 0, format the cell as text and enter it again',
    zh: '商品库中没有 SKU {value}；若以 0 开头，请将单元格设为文本格式后重新输入',
  },
  UnknownSize: { en: '{sku} has no size {value}; it has {sizes}', zh: '{sku} 没有尺码 {value}；可选 {sizes}' },
  NotAQuantity: { en: 'A whole number from 1 to {max}', zh: '请输入 1 至 {max} 的整数' },
  NotAnAmount: { en: 'An amount with at most two decimals', zh: '请输入最多两位小数的金额' },
  AmountTooLarge: { en: 'At most {max}', zh: '不能超过 {max}' },
  NotAShippingType: { en: 'One of {values}', zh: '请填写 {values} 之一' },
  NotAWeight: { en: 'Kilograms from 0.001 to {max}, with at most three decimals', zh: '请输入 0.001 至 {max} 千克，最多三位小数' },
  NotDimensions: {
    en: 'Length, width and height in whole centimetres, such as 60 × 40 × 35',
    zh: '长、宽、高（整数厘米），例如 60 × 40 × 35',
  },
  NotYesOrNo: { en: 'Yes or No', zh: '请填写“是”或“否”' },
  DiffersInPackage: { en: 'Row {row} says otherwise for the same package', zh: '与同一包裹的第 {row} 行不一致' },
  PackageTooLarge: { en: 'A package holds at most {units} pieces in {lines} lines', zh: '每个包裹最多 {units} 件、{lines} 行' },
  /** Said of a sound row in the file with corrections: a package is forecast whole or not at all. */
  HeldWithPackage: { en: 'On hold until row {row} of the same package is corrected', zh: '等待同一包裹的第 {row} 行更正' },
} as const satisfies Record<string, Words>;

export type RowErrorCode = keyof typeof rowErrors;
export const rowErrorCodes = Object.keys(rowErrors) as [RowErrorCode, ...RowErrorCode[]];
