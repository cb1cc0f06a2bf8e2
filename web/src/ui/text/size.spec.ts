import { describe, expect, it } from 'vitest';
import { inSizeOrder } from './size.ts';

describe('Rule: sizes of shoes stand from small to large', () => {
  it('by their number; other sizes stay as they were given', () => {
    expect(inSizeOrder(['9.5', '10', '11', '8', '10.5'])).toEqual(['8', '9.5', '10', '10.5', '11']);
    expect(inSizeOrder(['S', 'M', 'L', 'XL'])).toEqual(['S', 'M', 'L', 'XL']);
  });
});
