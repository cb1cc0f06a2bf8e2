import { describe, expect, it } from 'vitest';
import { allowance } from './allowance.ts';

const begin = Date.UTC(2026, 0, 1);

const given = (perMinute: number) => {
  let seconds = 0;
  const { take } = allowance(perMinute, { now: () => new Date(begin + seconds * 1000) });
  return { take, after: (passed: number) => (seconds += passed) };
};

describe('Rule: an account has so much of it a minute', () => {
  it('and hears how long to wait for more', () => {
    const { take, after } = given(6);
    for (let n = 0; n < 6; n++) expect(take('a')).toBeUndefined();
    expect(take('a')).toBe(10);
    after(9);
    expect(take('a')).toBe(1);
    after(1);
    expect(take('a')).toBeUndefined();
  });

  it('each account its own', () => {
    const { take } = given(1);
    expect(take('a')).toBeUndefined();
    expect(take('b')).toBeUndefined();
    expect(take('a')).toBe(60);
  });

  it('by what a thing weighs: what is too much now takes nothing', () => {
    const { take } = given(100);
    expect(take('a', 80)).toBeUndefined();
    expect(take('a', 40)).toBe(12);
    expect(take('a', 20)).toBeUndefined();
  });

  it('and forgets nobody who still owes, whoever else comes', () => {
    const { take } = given(1);
    take('a');
    for (let n = 0; n < 3_000; n++) take(`b${n}`);
    expect(take('a')).toBe(60);
  });
});
