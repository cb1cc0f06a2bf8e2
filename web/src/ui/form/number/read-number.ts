/** What may be typed into a field: an integer count of the smallest unit, of which `decimals` digits stand behind the point (cents: 2, grams of a kilogram: 3). */
export interface NumberRule {
  decimals: number;
  /** In the smallest unit, inclusive. */
  min: number;
  max: number;
}

/** What a form keeps of a field: a number in the smallest unit, null while the field is empty, `wrong` while its text is no number that it takes. */
export type TypedNumber = number | null | 'wrong';

export type NumberFault = 'notANumber' | 'whole' | 'decimals' | 'tooLow' | 'tooHigh';

export const isFault = (read: number | null | NumberFault): read is NumberFault => typeof read === 'string';

/**
 * The number that a text stands for in the smallest unit, null for an empty text, or why it is not taken. Digits are counted in the text, not in a
 * rounded number: nothing that was typed is ever cut off to make it fit.
 */
export const readNumber = (text: string, { decimals, min, max }: NumberRule): number | null | NumberFault => {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  const [, sign, whole = '', behind = ''] = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (sign === undefined || whole + behind === '') return 'notANumber';
  const digits = behind.replace(/0+$/, '');
  if (digits.length > decimals) return decimals === 0 ? 'whole' : 'decimals';
  const value = Number(whole.replaceAll(',', '') + digits.padEnd(decimals, '0'));
  const signed = sign === '-' && value !== 0 ? -value : value;
  if (signed < min) return 'tooLow';
  return signed > max ? 'tooHigh' : signed;
};

/** As it would be typed. Money keeps its cents. */
export const asTyped = (value: TypedNumber, { decimals }: Pick<NumberRule, 'decimals'>): string => {
  if (typeof value !== 'number') return '';
  return decimals === 2 ? (value / 100).toFixed(2) : String(value / 10 ** decimals);
};
