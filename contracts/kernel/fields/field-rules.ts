import { SMS_DIGITS } from './typed-lengths.ts';
import type { Words } from '../words.ts';

/**
 * Words of the rules that a field can break. A schema's own check names its rule as its message: `.refine(isOneId, { error: 'oneId' })`; rules of
 * one area may stand in that area's rejections instead.
 */
export const fieldRules = {
  required: { en: 'Required', zh: '必填' },
  type: { en: 'Must be {expected}', zh: '必须是{expected}' },
  maxLength: { en: 'At most {max} {max:character|characters}', zh: '最多 {max} 个字符' },
  minLength: { en: 'At least {min} {min:character|characters}', zh: '至少 {min} 个字符' },
  maxItems: { en: 'At most {max} {max:entry|entries}', zh: '最多 {max} 项' },
  minItems: { en: 'At least {min} {min:entry|entries}', zh: '至少 {min} 项' },
  max: { en: 'At most {max}', zh: '不能大于 {max}' },
  min: { en: 'At least {min}', zh: '不能小于 {min}' },
  moreThan: { en: 'More than {min}', zh: '必须大于 {min}' },
  lessThan: { en: 'Less than {max}', zh: '必须小于 {max}' },
  multipleOf: { en: 'Must be a multiple of {step}', zh: '必须是 {step} 的倍数' },
  format: { en: 'Not in the expected format', zh: '格式不正确' },
  email: { en: 'Not an e-mail address', zh: '不是有效的邮箱地址' },
  phone: { en: 'Not a phone number: digits, with + and the country code in front', zh: '不是有效的手机号：请输入数字，可在前面加 + 和国家代码' },
  digits: { en: `Must be ${SMS_DIGITS} digits`, zh: `应为 ${SMS_DIGITS} 位数字` },
  url: { en: 'Not a web address', zh: '不是有效的网址' },
  time: { en: 'Not a date or time', zh: '不是有效的日期或时间' },
  timeZone: { en: 'Not a time zone', zh: '不是有效的时区' },
  uuid: { en: 'Not a valid id', zh: '不是有效的编号' },
  oneOf: { en: 'Must be one of {values}', zh: '必须是以下之一：{values}' },
  unknownField: { en: 'Unknown field', zh: '未知字段' },
  shape: { en: 'Does not match any accepted format', zh: '不符合任何可接受的形式' },
  custom: { en: 'Not allowed', zh: '不允许的值' },
  oneId: { en: 'Not a ONE ID: please scan or type it again', zh: '不是有效的 ONE ID，请重新扫描或输入' },
  lowestPrice: { en: 'Price cannot be below $10', zh: '价格不能低于 $10' },
  character: { en: 'Contains a character that is not allowed', zh: '包含不允许的字符' },
} as const satisfies Record<string, Words>;

export type FieldRule = keyof typeof fieldRules;

/** What a value should have been, in words. */
export const typeNames: Readonly<Record<string, Words>> = {
  string: { en: 'a text', zh: '文本' },
  number: { en: 'a number', zh: '数字' },
  int: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'yes or no', zh: '是或否' },
  array: { en: 'a list', zh: '列表' },
  object: { en: 'an object', zh: '对象' },
  date: { en: 'a date', zh: '日期' },
};
