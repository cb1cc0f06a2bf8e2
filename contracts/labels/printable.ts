import { reject, type Rejection } from '../kernel/rejection.ts';

const han = /\p{Script=Han}/u;

export const hasChinese = (text: string): boolean => han.test(text);

/** Chinese cannot be printed (R5.22): Code 128 has no such characters, and label printers have no such font. */
export const printableText = (text: string, field: string): Rejection | undefined =>
  hasChinese(text) ? reject('ChineseNotPrintable', { field, params: { text: text.slice(0, 40) } }) : undefined;
