import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Rule: one caller does so much at once, and stands in nobody else’s way', () => {
  it('lets them begin in the order in which they came', async () => {
    const { take } = turns({ running: 2, waiting: 5, patience: 1_000 });
    const begun: number[] = [];
    const [first] = await Promise.all([take('a'), take('a')]);
    const later = [3, 4].map(async (n) => {
      const release = await take('a');
      begun.push(n);
      return release!;
    });
    expect(await take('b')).toBeDefined();
    expect(begun).toEqual([]);
    first!();
    first!();
    (await later[0])!();
    await later[1];
    expect(begun).toEqual([3, 4]);
  });

  it('turns away who would wait behind too many', async () => {
    const { take } = turns({ running: 1, waiting: 1, patience: 1_000 });
    const release = await take('a');
    const waits = take('a');
    expect(await take('a')).toBeUndefined();
    release!();
    expect(await waits).toBeDefined();
  });

  it('and who has waited too long, whose place another takes', async () => {
    const { take } = turns({ running: 1, waiting: 1, patience: 1_000 });
    const release = await take('a');
    const waits = take('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waits).toBeUndefined();
    const next = take('a');
    release!();
    expect(await next).toBeDefined();
  });

  it('and keeps nothing of callers who are done', async () => {
    const { take } = turns({ running: 1, waiting: 0, patience: 1_000 });
    (await take('a'))!();
    expect(await take('a')).toBeDefined();
  });
});
