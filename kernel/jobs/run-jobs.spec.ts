import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../database/leadership.ts';
import { runJobs, type Job } from './run-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The only node there is. */
const alone: Lead = (_name, work) => {
  const ending = new AbortController();
  const ended = work(undefined as never, ending.signal);
  return {
    isActive: () => !ending.signal.aborted,
    stop: () => {
      ending.abort();
      return ended;
    },
  };
};

describe('Rule: each job has its own turns', () => {
  it('which another that fails, and comes more often, does not take', async () => {
    const often: Job = { name: 'often', everyMs: 5000, run: vi.fn<Job['run']>().mockRejectedValue(new Error('broken')) };
    const hourly: Job = { name: 'hourly', run: vi.fn<Job['run']>().mockResolvedValue(undefined) };
    const told = vi.fn<(failure: unknown) => void>();
    const jobs = runJobs(alone, [often, hourly], told);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(often.run).toHaveBeenCalledTimes(12);
    expect(hourly.run).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(12);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'The job often failed.' }));

    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(hourly.run).toHaveBeenCalledTimes(2);

    await jobs.stop();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(hourly.run).toHaveBeenCalledTimes(2);
  });
});

describe('Rule: each run is told of when it begins, and how it ended', () => {
  it('and a watch that fails keeps no job from running', async () => {
    const seen: string[] = [];
    const good: Job = { name: 'good', run: async () => seen.push('good runs') };
    const bad: Job = { name: 'bad', run: () => Promise.reject(new Error('broken')) };
    const told = vi.fn<(failure: unknown) => void>();
    const jobs = runJobs(alone, [good, bad], told, {
      started: async ({ name }) => void seen.push(`${name} starts`),
      ended: async ({ name }, failed) => {
        seen.push(`${name} ends${failed ? ' badly' : ''}`);
        throw new Error('not kept');
      },
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['good starts', 'good runs', 'good ends', 'bad starts', 'bad ends badly']);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'not kept' }));
    await jobs.stop();
  });
});
