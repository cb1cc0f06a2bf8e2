import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const listingNumbers: NumberSeries = {
  sequence: 'listing_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `LS-${serial}`,
};

/** Of the listing that takes up another again: `LS-1040.2` after `LS-1040`, and `LS-1040.3` after that. */
export const listingAgain = (listingId: string): string => {
  const [first = '', round = '1'] = listingId.split('.');
  return `${first}.${Number(round) + 1}`;
};
