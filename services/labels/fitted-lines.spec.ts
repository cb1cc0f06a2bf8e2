import { describe, expect, it } from 'vitest';
import { fitted } from './fitted-lines.ts';

const room = { width: 336, height: 122, largest: 19 };

describe('Rule: an address is on its label to the last letter', () => {
  it('as large as can be where it is short', () => {
    expect(fitted(['ADA BUYER', '1 MAIN ST', 'AUSTIN TX 78704'], room)).toMatchObject({
      lines: ['ADA BUYER', '1 MAIN ST', 'AUSTIN TX 78704'],
      size: 19,
    });
  });

  it('on more lines, and smaller ones, where it is long', () => {
    const street = '9800 LAKEVIEW ROAD NORTHWEST, BUILDING 12, APARTMENT 1404';
    const { lines } = fitted(['ADA BUYER', street, 'AUSTIN TX 78704'], room);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(1, -1).join(' ')).toBe(street);
    const longest = Array.from({ length: 4 }, (_, index) => `${'LONG '.repeat(20)}${index}${'X'.repeat(99)}`);
    const shrunk = fitted(longest, room);
    expect(shrunk.lines.join('').replaceAll(' ', '')).toBe(longest.join('').replaceAll(' ', ''));
    expect(shrunk.size).toBeLessThan(10);
    expect(shrunk.lines.length * shrunk.leading).toBeLessThanOrEqual(room.height);
  });
});
