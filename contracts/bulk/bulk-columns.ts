import { MAX_REFERENCE, MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import type { Words } from '../kernel/words.ts';

interface BulkColumn extends Words {
  required: boolean;
  hint: Words;
}

/** The columns of the workbook, in order. A header is known in either language. */
export const bulkColumns = {
  userId: {
    en: 'User ID',
    zh: '用户 ID',
    required: true,
    hint: { en: 'The user ID of the shop; once in a file', zh: '店铺的用户 ID，每个文件中只能出现一次' },
  },
  amount: {
    en: 'Amount ($)',
    zh: '金额（$）',
    required: true,
    hint: { en: 'US dollars above zero, with at most two decimals and no separators', zh: '大于零的美元金额，最多两位小数，不带千位分隔符' },
  },
  type: { en: 'Type', zh: '类型', required: false, hint: { en: 'One of: {types}. Empty: the first', zh: '可填：{types}。留空则为第一项' } },
  reason: { en: 'Reason', zh: '原因', required: true, hint: { en: 'One of: {reasons}', zh: '可填：{reasons}' } },
  reference: { en: 'Reference', zh: '参考号', required: false, hint: { en: 'What it is about, such as an order number', zh: '相关单号，如订单号' } },
  remark: { en: 'Remark', zh: '备注', required: false, hint: { en: 'The seller reads it', zh: '卖家可见' } },
} as const satisfies Record<string, BulkColumn>;

export type BulkColumnName = keyof typeof bulkColumns;
export const bulkColumnNames = Object.keys(bulkColumns) as [BulkColumnName, ...BulkColumnName[]];

/** What a file may hold; the amount is that of one row. */
export const bulkLimits = { rows: 2_000, cents: 5_000_000, reference: MAX_REFERENCE, remark: MAX_REMARK, listedErrors: 200 } as const;

/** What may be wrong with a cell. */
export const bulkErrors = {
  required: { en: 'Is empty', zh: '未填写' },
  twice: { en: '{value} stands in row {row} already', zh: '{value} 已出现在第 {row} 行' },
  notAnAmount: {
    en: '{value} is not an amount: dollars above zero with at most two decimals and no separators',
    zh: '{value} 不是有效金额：须为大于零的美元金额，最多两位小数，不带千位分隔符',
  },
  tooMuch: { en: '{value} is more than {max}', zh: '{value} 超过 {max}' },
  notOneOf: { en: '{value} is none of: {accepted}', zh: '{value} 不在可选范围内：{accepted}' },
  tooLong: { en: 'Has more than {max} characters', zh: '超过 {max} 个字符' },
  digitsLost: { en: 'Excel has changed {value}: please enter it as text', zh: 'Excel 已改动 {value}，请以文本格式填写' },
} as const satisfies Record<string, Words>;
export type BulkErrorCode = keyof typeof bulkErrors;
export const bulkErrorCodes = Object.keys(bulkErrors) as [BulkErrorCode, ...BulkErrorCode[]];
