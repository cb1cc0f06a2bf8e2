import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const withdrawalNumbers: NumberSeries = {
  sequence: 'withdrawal_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `WD-${serial}`,
};
