import type { NumberSeries } from '#kernel/numbers/numbers.ts';

/** A label's own number and its tracking number are made of it. */
export const labelSerials: NumberSeries<number> = {
  sequence: 'label_serial_blocks',
  startsAbove: 10_000,
  write: (serial) => serial,
};
