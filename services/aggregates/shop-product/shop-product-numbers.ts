import type { NumberSeries } from '#kernel/numbers/numbers.ts';

export const shopProductNumbers: NumberSeries = {
  sequence: 'shop_product_no_blocks',
  startsAbove: 1_000,
  write: (serial) => `SP-${serial}`,
};
