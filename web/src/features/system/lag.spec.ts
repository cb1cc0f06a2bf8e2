import { describe, expect, it } from 'vitest';
import { lagOf } from './lag.ts';

describe('Rule: a sum that lags is told apart from one that is about to show it', () => {
  it.each([
    [0, 'none', 'done'],
    [999, 'none', 'done'],
    [1_000, 'catchingUp', 'progress'],
    [59_999, 'catchingUp', 'progress'],
    [60_000, 'behind', 'refused'],
  ])('%i ms: %s', (lagMs, word, tone) => {
    expect(lagOf({ lagMs })).toEqual({ tone, word });
  });
});
