import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const rechargeNumbers: NumberSeries = {
  sequence: 'recharge_no_blocks',
  startsAbove: 10_000,
  write: (serial) => `RC-${serial}`,
};
