import { yearMonthDay, type NumberSeries } from '#kernel/numbers/numbers.ts';

export const countNumbers: NumberSeries = {
  sequence: 'count_no_blocks',
  write: (serial, now) => `SC-${yearMonthDay(now).slice(2)}-${String(serial).padStart(2, '0')}`,
};

/** Of a count that follows by itself from an event of an item, and is raised once for it. */
export const countNoAfter = (oneId: string, version: number): string => `SC-${oneId}-${version}`;
