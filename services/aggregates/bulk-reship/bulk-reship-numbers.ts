import { type NumberSeries, yearMonthDay } from '#kernel/numbers/numbers.ts';

/** `BR` + yymmdd + `-` + at least two digits. */
export const bulkReshipNumbers: NumberSeries = {
  sequence: 'bulk_reship_no_blocks',
  write: (serial, now) => `BR${yearMonthDay(now)}-${String(serial).padStart(2, '0')}`,
};
