import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const repairNumbers: NumberSeries = {
  sequence: 'repair_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `RO-${serial}`,
};
