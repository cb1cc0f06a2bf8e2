import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy, turns, type Release } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => {
  let end!: () => void;
  let fail!: (failure: Error) => void;
  const over = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { task: () => over, end, fail };
};

describe('Rule: whoever asks does so much at once, and stands in nobody else’s way', () => {
  it('begins in the order of asking', async () => {
    const { take } = turns({ ofEach: { running: 2, waiting: 5 } });
    const begun: number[] = [];
    const [first] = await Promise.all([take('a'), take('a')]);
    const later = [3, 4].map(async (n) => {
      const release = await take('a');
      begun.push(n);
      return release as Release;
    });
    expect(await take('b')).not.toBe(busy);
    expect(begun).toEqual([]);
    (first as Release)();
    (first as Release)();
    (await later[0]!)();
    await later[1];
    expect(begun).toEqual([3, 4]);
  });

  it('goes on after a task that failed', async () => {
    const { run } = turns({ ofEach: { running: 1, waiting: 5 } });
    const first = held();
    const [one, two] = [run('a', first.task), run('a', async () => 'two')];
    first.fail(new Error('broken'));
    await expect(one).rejects.toThrow('broken');
    expect(await two).toBe('two');
  });

  it('is told at once where too many of theirs wait', async () => {
    const { run } = turns({ ofEach: { running: 1, waiting: 1 } });
    const first = held();
    const one = run('a', first.task);
    const two = run('a', async () => 'two');
    expect(await run('a', async () => 'three')).toBe(busy);
    expect(await run('b', async () => 'b')).toBe('b');
    first.end();
    await one;
    expect(await two).toBe('two');
    expect(await run('a', async () => 'four')).toBe('four');
  });

  it('or where they have waited too long, and another takes their place', async () => {
    const { take } = turns({ ofEach: { running: 1, waiting: 1 }, patience: 1_000 });
    const release = await take('a');
    const waits = take('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waits).toBe(busy);
    const next = take('a');
    (release as Release)();
    expect(await next).not.toBe(busy);
  });
});

describe('Rule: all together do so much at once', () => {
  it('and nobody waits behind whoever has as much under way as they may', async () => {
    const { run } = turns({ ofEach: { running: 1, waiting: 5 }, ofAll: { running: 2, waiting: 20 } });
    const [first, second, third] = [held(), held(), held()];
    const begun: string[] = [];
    const noted = (name: string, task: () => Promise<void>) => () => {
      begun.push(name);
      return task();
    };
    const tasks = [run('a', noted('a1', first.task)), run('a', noted('a2', second.task)), run('b', noted('b1', third.task))];
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1']);
    const last = run(
      'c',
      noted('c1', async () => {}),
    );
    first.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    second.end();
    third.end();
    await Promise.all([...tasks, last]);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('and so many wait', async () => {
    const { run } = turns({ ofEach: { running: 1, waiting: 5 }, ofAll: { running: 1, waiting: 1 } });
    const first = held();
    const one = run('a', first.task);
    const two = run('b', async () => 'two');
    expect(await run('c', async () => 'three')).toBe(busy);
    first.end();
    await one;
    expect(await two).toBe('two');
  });
});
