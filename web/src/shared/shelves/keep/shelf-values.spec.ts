import { describe, expect, it } from 'vitest';
import { shelfValuesOf, zoneOf } from './shelf-values.ts';

describe('Rule: the name of a new shelf says its zone, unless another is typed', () => {
  it.each([
    ['E-01-1', null, 'E'],
    ['b-02-1', null, 'B'],
    ['E-01-1', 'North', 'North'],
    ['E-01-1', '', ''],
    ['Floor 7', null, ''],
  ])('%s, typed %s: %s', (name, zone, expected) => {
    expect(zoneOf({ ...shelfValuesOf(undefined), name, zone })).toBe(expected);
  });

  it('and a shelf that is there keeps its own', () => {
    const kept = shelfValuesOf({ name: 'E-01-1', zone: 'Cold', capacity: 40, level: 1 });
    expect(zoneOf({ ...kept, name: 'F-01-1' })).toBe('Cold');
  });
});
