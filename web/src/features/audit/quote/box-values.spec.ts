import { describe, expect, it } from 'vitest';
import { boxesToMeasure, emptyBox, nextBoxNo, weightOf } from './box-values.ts';

const measured = (boxNo: string, weightGrams = 1_400) => ({ boxNo, lengthCm: 40, widthCm: 30, heightCm: 20, weightGrams });
const asked = (...boxNos: string[]) => boxNos.map((boxNo) => ({ boxNo, oneIds: ['A'] }));

describe('Rule: a reviewer measures the boxes that the seller asked for (R2.107)', () => {
  it('each empty at first, and as it was measured before', () => {
    expect(boxesToMeasure({ boxes: asked('1', '2'), boxSizes: [measured('2')] })).toEqual([emptyBox('1'), measured('2')]);
  });

  it('or one, and as many more as there are', () => {
    expect(boxesToMeasure({ boxes: [], boxSizes: [] })).toEqual([emptyBox('1')]);
    expect(boxesToMeasure({ boxes: [], boxSizes: [measured('1'), measured('2')] })).toHaveLength(2);
    expect(nextBoxNo([measured('1'), measured('4')])).toBe('5');
  });

  it('whose weight is known once each is weighed', () => {
    expect(weightOf([measured('1'), measured('2', 600)])).toBe(2_000);
    expect(weightOf([measured('1'), emptyBox('2')])).toBeUndefined();
    expect(weightOf([])).toBeUndefined();
  });
});
