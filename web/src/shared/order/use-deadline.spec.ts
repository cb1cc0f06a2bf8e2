import { describe, expect, it } from 'vitest';
import { urgencyOf } from './use-deadline.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const card = { short: 0, stage: 'picking' as const, gmtDue: '2026-11-20T13:00:00.000Z' };

describe('Rule: a card says what presses most', () => {
  it('counts down from half an hour before the cut-off, and is late after it', () => {
    expect(urgencyOf(card, now)).toBe('calm');
    expect(urgencyOf({ ...card, gmtDue: '2026-11-20T12:20:00.000Z' }, now)).toBe('near');
    expect(urgencyOf({ ...card, gmtDue: '2026-11-20T11:59:00.000Z' }, now)).toBe('late');
    expect(urgencyOf({ ...card, gmtDue: null }, now)).toBe('calm');
  });

  it('names missing items before the time', () => {
    expect(urgencyOf({ ...card, short: 1, gmtDue: '2026-11-20T11:59:00.000Z' }, now)).toBe('short');
  });

  it('is never late once it is out', () => {
    expect(urgencyOf({ ...card, stage: 'out', gmtDue: '2026-11-20T11:59:00.000Z' }, now)).toBe('calm');
  });
});
