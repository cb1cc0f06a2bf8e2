import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { isoTime } from './text-times.ts';

describe('Rule: a moment is told in UTC, with milliseconds', () => {
  it.each([
    ['2026-11-28 09:19:54.123456+00', '2026-11-28T09:19:54.123Z'],
    ['2026-11-28 09:19:54.5+00', '2026-11-28T09:19:54.500Z'],
    ['2026-11-28 09:19:54+00', '2026-11-28T09:19:54.000Z'],
    ['2026-11-28 17:19:54.12+08', '2026-11-28T09:19:54.120Z'],
    ['2026-11-28 14:49:54+05:30', '2026-11-28T09:19:54.000Z'],
  ])('%s is %s', (text, told) => {
    expect(isoTime(text)).toBe(told);
    expect((types.getTypeParser(types.builtins.TIMESTAMPTZ)(text) as Date).toISOString()).toBe(told);
  });
});
