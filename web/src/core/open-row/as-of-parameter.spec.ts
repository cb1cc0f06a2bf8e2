import { describe, expect, it } from 'vitest';
import { isPastMoment } from './as-of-parameter.ts';

describe('Rule: an address looks back at what has passed alone', () => {
  const now = Date.parse('2026-11-20T15:00:00.000Z');

  it.each([
    ['2026-11-20T14:59:59.000Z', true],
    ['2026-11-20T15:00:01.000Z', false],
    ['2026-11-31T10:00:00.000Z', false],
    ['garbage', false],
    ['', false],
  ])('%s', (text, isPast) => expect(isPastMoment(text, now)).toBe(isPast));
});
