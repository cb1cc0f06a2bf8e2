import { describe, expect, it } from 'vitest';
import { normaliseDimensions } from './dimensions.ts';

describe('Rule: a parcel measures so many whole centimetres by so many by so many', () => {
  it.each(['60x40x35', '60 × 40 × 35 cm', '60*40*35CM', ' 060 X 40x 35 '])('%s is kept in one form', (text) => {
    expect(normaliseDimensions(text)).toBe('60 × 40 × 35 cm');
  });

  it.each(['60 × 40', '60 × 40 × 0', '1000 × 40 × 35', '24 in × 16 in × 14 in', '60,40,35', ''])('%s is none', (text) => {
    expect(normaliseDimensions(text)).toBeUndefined();
  });
});
