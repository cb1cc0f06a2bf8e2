import type { NumberSeries } from '#kernel/numbers.ts';

export const repairNumbers: NumberSeries = {
  sequence: 'repair_no_blocks',
  write: (serial) => `RO-${serial}`,
};
