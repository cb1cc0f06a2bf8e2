import { type NumberSeries, yearMonthDay } from '#kernel/numbers/numbers.ts';

/** Prefix + mmdd + `-` + at least two digits. */
const batchNumbers = (prefix: 'IB' | 'OB' | 'RB'): NumberSeries => ({
  sequence: 'batch_no_blocks',
  write: (serial, now) => `${prefix}-${yearMonthDay(now).slice(2)}-${String(serial).padStart(2, '0')}`,
});

export const inboundBatchNumbers = batchNumbers('IB');
export const outboundBatchNumbers = batchNumbers('OB');
export const repairBatchNumbers = batchNumbers('RB');
