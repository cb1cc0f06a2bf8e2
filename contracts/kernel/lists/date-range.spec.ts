import { describe, expect, it } from 'vitest';
import { daysBetween, dateRange, dayOf, isTime, timeIn } from './date-range.ts';

describe('Rule: a range filter runs from the start of the first day through the end of the last, in the viewer’s zone', () => {
  it('expands bare days', () => {
    expect(dateRange('2026-11-19', '2026-11-20', 'Asia/Shanghai')).toEqual({ from: '2026-11-18T16:00:00.000Z', before: '2026-11-20T16:00:00.000Z' });
  });

  it('expands moments to the days that they lie in, so that an expanded range stays as it is', () => {
    expect(dateRange('2026-11-18 16:00:00', '2026-11-20 15:59:59', 'Asia/Shanghai')).toEqual(dateRange('2026-11-19', '2026-11-20', 'Asia/Shanghai'));
  });

  it('knows the days on which clocks change', () => {
    expect(dateRange('2026-03-08', '2026-03-08', 'America/New_York')).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      before: '2026-03-09T04:00:00.000Z',
    });
    expect(dateRange('2026-11-01', '2026-11-01', 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      before: '2026-11-02T05:00:00.000Z',
    });
  });

  it('leaves an open end open', () => {
    expect(dateRange(undefined, undefined, 'UTC')).toEqual({});
  });
});

describe('Rule: a range begins and ends on days that a calendar knows', () => {
  it.each(['2026-11-20', '2026-11-20 10:00:00', '1900-01-01', '2999-12-31T23:59:59.999Z'])('takes %s', (text) => {
    expect(isTime(text)).toBe(true);
    expect(() => dateRange(text, text, 'Pacific/Kiritimati')).not.toThrow();
  });

  it.each(['soon', '2026-13-01', '0001-01-01', '9999-12-31', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])('refuses %s', (text) => {
    expect(isTime(text)).toBe(false);
  });
});

describe('days of a zone', () => {
  it('names the day of a moment', () => {
    expect(dayOf('2026-11-20T23:30:00.000Z', 'Asia/Tokyo')).toBe('2026-11-21');
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  });
});

describe('a moment on a clock', () => {
  it('is said in its zone, midnight as 00', () => {
    const at = new Date('2026-11-20T16:00:05.999Z');
    expect(timeIn(at, 'Asia/Shanghai')).toBe('2026-11-21 00:00:05');
    expect(timeIn(at, 'America/New_York')).toBe('2026-11-20 11:00:05');
  });
});
