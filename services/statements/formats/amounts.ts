import { StatementRefused } from './statement-refused.ts';

export type DecimalSign = '.' | ',';

const shapes: Record<DecimalSign, RegExp> = { '.': /^(\d{1,13})(?:\.(\d{0,5}))?$/, ',': /^(\d{1,13})(?:,(\d{0,5}))?$/ };

/** Unsigned decimal to integer cents; undefined for whatever is none, or has a fraction of a cent. */
export const centsOf = (text: string, decimal: DecimalSign): number | undefined => {
  const [, whole, fraction = ''] = shapes[decimal].exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) return undefined;
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
};

/** `StatementAmountInvalid`, with what stands there and where. */
export const requireCents = (text: string, decimal: DecimalSign, place: string): number => {
  const cents = centsOf(text, decimal);
  if (cents === undefined) throw new StatementRefused('StatementAmountInvalid', { value: text.slice(0, 40), place });
  return cents;
};
