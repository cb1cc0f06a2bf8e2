import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const listingNumbers: NumberSeries = {
  sequence: 'listing_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `LS-${serial}`,
};
