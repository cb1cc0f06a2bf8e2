import { type NumberSeries, yearMonthDay } from '#kernel/numbers/numbers.ts';

/**
 * `OC` + yymmdd + five digits or six: 13 or 14 long, which is why such a number is no label code (R5.45). With more digits it would be long enough for one;
 * the day tells a repeated serial apart.
 */
export const orderNumbers: NumberSeries = {
  sequence: 'odd_no_blocks',
  write: (serial, now) => `OC${yearMonthDay(now)}${String(serial % 1_000_000).padStart(5, '0')}`,
};
