import { describe, expect, it } from 'vitest';
import { drawnRows, offsetOf } from './drawn-rows.ts';

describe('Rule: of a long list only what is in sight is drawn', () => {
  const inSight = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 };

  it('draws some rows around what is in sight', () => {
    expect(drawnRows(inSight, -1)).toEqual([9, 10, 11, 12, 13]);
    expect(drawnRows({ ...inSight, startIndex: 0, endIndex: 1 }, -1)).toEqual([0, 1, 2]);
    expect(drawnRows({ ...inSight, startIndex: 98, endIndex: 99 }, -1)).toEqual([97, 98, 99]);
  });

  it('keeps the row that the keys are on, wherever it is', () => {
    expect(drawnRows(inSight, 2)).toEqual([2, 9, 10, 11, 12, 13]);
    expect(drawnRows(inSight, 70)).toEqual([9, 10, 11, 12, 13, 70]);
    expect(drawnRows(inSight, 11)).toEqual([9, 10, 11, 12, 13]);
    expect(drawnRows(inSight, 100)).toEqual([9, 10, 11, 12, 13]);
  });
});

describe('Rule: a list scrolls no further than needed', () => {
  const area = { scrollTop: 320, clientHeight: 354 };

  it.each([
    ['stays where the row shows', 12, 320],
    ['goes up to a row above', 4, 128],
    ['goes down to a row below', 30, 672],
  ])('%s', (_, at, offset) => {
    expect(offsetOf(at, 34, area)).toBe(offset);
  });
});
