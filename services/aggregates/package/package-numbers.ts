import type { NumberSeries } from '#kernel/numbers.ts';

/** `FC-` + six digits or more. */
export const packageNumbers: NumberSeries = {
  sequence: 'pre_id_blocks',
  write: (serial) => `FC-${String(serial).padStart(6, '0')}`,
};
