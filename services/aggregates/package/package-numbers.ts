import type { NumberSeries } from '#kernel/numbers/numbers.ts';

/** `FC-` + six digits or more. */
export const packageNumbers: NumberSeries = {
  sequence: 'pre_id_blocks',
  startsAbove: 100_000,
  write: (serial) => `FC-${String(serial).padStart(6, '0')}`,
};
