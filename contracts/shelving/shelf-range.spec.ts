import { describe, expect, it } from 'vitest';
import { shelfRange } from './shelf-range.ts';

const names = (first: string, last: string) => shelfRange(first, last)?.shelves.map(({ name, level }) => `${name} ${level}`);

describe('Rule: a range of shelves is counted through its racks, and through the levels of each', () => {
  it('as the names say them', () => {
    expect(names('E-01-1', 'E-02-3')).toEqual(['E-01-1 1', 'E-01-2 2', 'E-01-3 3', 'E-02-1 1', 'E-02-2 2', 'E-02-3 3']);
    expect(names('Y-08', 'Y-11')).toEqual(['Y-08 undefined', 'Y-09 undefined', 'Y-10 undefined', 'Y-11 undefined']);
    expect(names('R9', 'R10')).toEqual(['R9 undefined', 'R10 undefined']);
    expect(names('E-01-1', 'E-01-1')).toEqual(['E-01-1 1']);
  });

  it.each([
    ['E-01-1', 'F-02-1'],
    ['E-05-1', 'E-02-3'],
    ['E-01-4', 'E-02-3'],
    ['E-01-1', 'E-02'],
    ['E-01-1', 'Floor'],
  ])('%s to %s is none', (first, last) => {
    expect(shelfRange(first, last)).toBeUndefined();
  });

  it('and of more than may be made at once, only how many they are', () => {
    expect(shelfRange('E-01-1', 'E-50-4')).toMatchObject({ count: 200, shelves: { length: 200 } });
    expect(shelfRange('E-01-1', 'E-67-3')).toMatchObject({ count: 201, shelves: [] });
  });
});
