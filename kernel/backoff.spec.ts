import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

const retries = { maxAttempts: 9, firstMs: 1_000, maxMs: 60_000 };

describe('Rule: who failed waits twice as long each time, and not as long as others', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [6, 32_000],
    [7, 60_000],
    [30, 60_000],
  ])('after %i failures at most %i ms, and at least half of that', (failures, ms) => {
    expect(backoffMs(retries, failures, () => 1)).toBe(ms);
    expect(backoffMs(retries, failures, () => 0)).toBe(ms / 2);
  });
});
