import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, weeksOf } from './month.ts';

describe('Rule: a month is shown in six weeks', () => {
  it('begins with the weekday of the language', () => {
    expect(weeksOf('2026-11', 0)[0]).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07']);
    expect(weeksOf('2026-11', 1)[0]![0]).toBe('2026-10-26');
    expect(weeksOf('2026-11', 1)).toHaveLength(6);
  });
});

describe('Rule: keys walk the days', () => {
  it('by days, weeks and months, and by no other key', () => {
    expect(dayByKey('ArrowLeft', '2026-11-01')).toBe('2026-10-31');
    expect(dayByKey('ArrowDown', '2026-11-28')).toBe('2026-12-05');
    expect(dayByKey('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(dayByKey('a', '2026-11-01')).toBeUndefined();
    expect(addMonths('2026-12-31', -1)).toBe('2026-11-30');
  });
});
