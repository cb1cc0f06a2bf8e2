import { reject, type Rejection } from '../kernel/rejection.ts';

const han = /\p{Script=Han}/u;
/**
 * What label printers have no font for: Chinese, Japanese and Korean letters, the signs that are written with them, and full-width forms.
 * By blocks where a sign belongs to no script: Unicode counts the long vowel sign of kana and ideographic punctuation as common to all.
 */
const notInPrinterFonts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2e80-\u303f\u3099-\u309c\u30a0\u30fb\u30fc\u3190-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;

export const hasChinese = (text: string): boolean => han.test(text);

export const isPrintable = (text: string): boolean => !notInPrinterFonts.test(text);

/** The one rule for every text of a label (R5.22). A code says less still: Code 128 has ASCII alone. */
export const requirePrintableText = (text: string, field: string): Rejection | undefined =>
  isPrintable(text) ? undefined : reject('ChineseNotPrintable', { field, params: { text: text.slice(0, 40) } });
