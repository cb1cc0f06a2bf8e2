import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const shipmentNumbers: NumberSeries = {
  sequence: 'shipment_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `FP-${serial}`,
};
