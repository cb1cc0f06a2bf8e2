import { describe, expect, it } from 'vitest';
import { heatOf, share, shelfColumns, shelfFrom } from './heat.ts';

describe('Rule: a shelf is as dark as it is full, and red only over its capacity', () => {
  it.each([
    [0, 1],
    [39, 1],
    [40, 2],
    [79, 4],
    [91, 6],
    [100, 6],
    [101, 'over'],
  ] as const)('%i of 100 is step %s', (load, step) => {
    expect(heatOf({ load, capacity: 100 })).toBe(step);
  });

  it('says a share even of a shelf without room', () => {
    expect(share(3, 0)).toBe('–%');
    expect(share(0, 0)).toBe('0%');
    expect(heatOf({ load: 1, capacity: 0 })).toBe('over');
  });
});

describe('Rule: shelves of all zones stand under one another', () => {
  it('orders numbers as numbers', () => {
    const zones = [
      { zone: 'A', shelves: [{ name: 'A-10-1' }, { name: 'A-2-1' }] },
      { zone: 'B', shelves: [{ name: 'B-2-1' }, { name: 'Cage' }] },
    ];
    expect(shelfColumns(zones)).toEqual(['2-1', '10-1', 'Cage']);
  });
});

describe('Rule: the arrow keys reach every shelf', () => {
  const zones = [
    {
      zone: 'A',
      shelves: [
        { id: 'a1', name: 'A-01' },
        { id: 'a3', name: 'A-03' },
      ],
    },
    {
      zone: 'B',
      shelves: [
        { id: 'b2', name: 'B-02' },
        { id: 'b3', name: 'B-03' },
      ],
    },
  ];
  const columns = ['01', '02', '03'];

  it('enters at the first one', () => {
    expect(shelfFrom(zones, columns, undefined, 'ArrowDown')).toBe('a1');
  });

  it('walks over gaps and stops at the edge', () => {
    expect(shelfFrom(zones, columns, 'a1', 'ArrowRight')).toBe('a3');
    expect(shelfFrom(zones, columns, 'a3', 'ArrowDown')).toBe('b3');
    expect(shelfFrom(zones, columns, 'b3', 'ArrowRight')).toBeUndefined();
    expect(shelfFrom(zones, columns, 'a1', 'ArrowDown')).toBeUndefined();
  });

  it('leaves every other key alone', () => {
    expect(shelfFrom(zones, columns, 'a1', 'x')).toBeUndefined();
  });
});
