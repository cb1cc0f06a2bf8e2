import type { Words } from '../../kernel/words.ts';
import { bulkReshipLimits } from './bulk-reship-limits.ts';

interface BulkReshipColumn extends Words {
  required: boolean;
  hint: Words;
}

/** The columns of the workbook of a bulk reship, in order. A header is known in either language. */
export const bulkReshipColumns = {
  oneId: { en: 'ONE ID', zh: 'ONE ID', required: true, hint: { en: 'One item a row', zh: '每行一件货品' } },
  box: {
    en: 'Box',
    zh: '箱子',
    required: false,
    hint: {
      en: 'Rows with the same text share a box; where it is empty, rows with the same address do',
      zh: '内容相同的行装入同一箱；留空时，地址相同的行装入同一箱',
    },
  },
  recipient: { en: 'Recipient', zh: '收件人', required: true, hint: { en: 'Of the parcel', zh: '包裹收件人' } },
  phone: { en: 'Phone', zh: '电话', required: true, hint: { en: 'With the country code', zh: '请含国家区号' } },
  company: { en: 'Company', zh: '公司', required: false, hint: { en: 'May be empty', zh: '可留空' } },
  country: { en: 'Country', zh: '国家', required: true, hint: { en: 'English name or code, such as US', zh: '英文名称或代码，例如 US' } },
  state: { en: 'State', zh: '省/州', required: true, hint: { en: 'State or province', zh: '省或州' } },
  city: { en: 'City', zh: '城市', required: true, hint: { en: 'Name of the city', zh: '城市名称' } },
  zipCode: { en: 'Postcode', zh: '邮编', required: true, hint: { en: 'As it is written in the country', zh: '按当地格式填写' } },
  street: { en: 'Street', zh: '街道', required: true, hint: { en: 'With the house number', zh: '含门牌号' } },
  idCardNumber: {
    en: 'ID card number',
    zh: '身份证号码',
    required: false,
    hint: { en: 'For addresses in China', zh: '中国地址必填' },
  },
} as const satisfies Record<string, BulkReshipColumn>;

export type BulkReshipColumnName = keyof typeof bulkReshipColumns;
export const bulkReshipColumnNames = Object.keys(bulkReshipColumns) as [BulkReshipColumnName, ...BulkReshipColumnName[]];

/** Errors that an answer lists. */
export const MAX_LISTED_FAULTS = 200;

/** What may be wrong with a cell, beside what is wrong with the address. */
export const bulkReshipFaults = {
  required: { en: 'Is empty', zh: '未填写' },
  tooLong: { en: 'Has more than {max} characters', zh: '超过 {max} 个字符' },
  notOneId: { en: '{value} is not a ONE ID', zh: '{value} 不是 ONE ID' },
  twice: { en: '{value} stands in row {row} already', zh: '{value} 已出现在第 {row} 行' },
  otherAddress: { en: 'Row {row} sends the same box elsewhere', zh: '第 {row} 行将同一箱寄往其他地址' },
  tooManyBoxes: { en: `At most ${bulkReshipLimits.boxes} boxes`, zh: `最多 ${bulkReshipLimits.boxes} 箱` },
} as const satisfies Record<string, Words>;
export type BulkReshipFault = keyof typeof bulkReshipFaults;
