import { describe, expect, it } from 'vitest';
import { repeatedSize, sizesIn } from './sku-values.ts';

describe('Rule: sizes are typed in one line', () => {
  it('parted by commas of either script', () => {
    expect(sizesIn('8, 8.5，9、 One size,,')).toEqual(['8', '8.5', '9', 'One size']);
    expect(sizesIn(' ')).toEqual([]);
  });

  it('and the second of two alike is told', () => {
    expect(repeatedSize(['8', 'xl', '9', 'XL'])).toBe('XL');
    expect(repeatedSize(['8', '8.5'])).toBeUndefined();
  });
});
