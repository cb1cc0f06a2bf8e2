import { describe, expect, it } from 'vitest';
import { afterFailure, breakerState, closedBreaker, type Breaker } from './breaker.ts';

const now = new Date('2026-11-24T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const after = (failures: number): Breaker => Array.from({ length: failures }).reduce<Breaker>((breaker) => afterFailure(breaker, now), closedBreaker);

describe('Rule: a destination is left alone after five failures in a row', () => {
  it('not before', () => {
    expect(breakerState(after(4), now)).toBe('closed');
    expect(breakerState(after(5), now)).toBe('open');
  });

  it('for ten seconds, then one message tries it', () => {
    expect(breakerState(after(5), later(9.9))).toBe('open');
    expect(breakerState(after(5), later(10))).toBe('halfOpen');
  });

  it('for twice as long each time, and ten minutes at most', () => {
    expect(after(6).openUntil).toEqual(later(20));
    expect(after(10).openUntil).toEqual(later(320));
    expect(after(40).openUntil).toEqual(later(600));
  });
});
