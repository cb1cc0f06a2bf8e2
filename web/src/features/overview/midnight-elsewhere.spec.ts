import { describe, expect, it } from 'vitest';
import { midnightElsewhere } from './midnight-elsewhere.ts';

/** By the viewer's clock, whichever zone that is in. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const begun = (midnight: Date) => ({ hours: [{ gmtHour: midnight.toISOString(), inbound: 0, inspected: 0, shelved: 0, outbound: 0 }] });

describe('Rule: a page whose day is not the viewer’s says when it began', () => {
  const now = at(23, 14).getTime();

  it.each([
    ['the evening before', at(22, 21), '2026-11-22 21:00'],
    ['later on the same day', at(23, 5), '2026-11-23 05:00'],
    ['midnight of the day before', at(22, 0), '2026-11-22 00:00'],
  ])('%s', (_when, midnight, shown) => {
    expect(midnightElsewhere(begun(midnight), now)).toBe(shown);
  });

  it('and nothing where both days are one', () => {
    expect(midnightElsewhere(begun(at(23, 0)), now)).toBeUndefined();
    expect(midnightElsewhere({ hours: [] }, now)).toBeUndefined();
  });
});
