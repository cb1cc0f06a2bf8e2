import { describe, expect, it, vi } from 'vitest';
import type { Turn } from '../lanes/lanes.ts';
import { jobLane, type Job } from './job-lane.ts';

const turn: Turn = (work) => work();
const { signal } = new AbortController();

describe('Rule: a job comes round as often as it asks', () => {
  it('every hour where it does not, and also where it failed', async () => {
    const told = vi.fn<(failure: unknown) => void>();
    const hourly: Job = { name: 'hourly', run: async () => {} };
    const often: Job = { name: 'often', everyMs: 5_000, run: () => Promise.reject(new Error('broken')) };
    expect(await jobLane(hourly, told).step({ turn, signal })).toBe(3_600_000);
    expect(told).not.toHaveBeenCalled();
    expect(await jobLane(often, told).step({ turn, signal })).toBe(5_000);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'The job often failed.' }));
  });
});

describe('Rule: each run is told of when it begins, and how it ended', () => {
  it('and a watch that fails keeps no job from running', async () => {
    const seen: string[] = [];
    const told = vi.fn<(failure: unknown) => void>();
    const watch = {
      started: async ({ name }: Job) => void seen.push(`${name} starts`),
      ended: async ({ name }: Job, failed: boolean) => {
        seen.push(`${name} ends${failed ? ' badly' : ''}`);
        throw new Error('not kept');
      },
    };
    const good: Job = { name: 'good', run: async () => seen.push('good runs') };
    const bad: Job = { name: 'bad', run: () => Promise.reject(new Error('broken')) };
    for (const job of [good, bad]) await jobLane(job, told, watch).step({ turn, signal });
    expect(seen).toEqual(['good starts', 'good runs', 'good ends', 'bad starts', 'bad ends badly']);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'not kept' }));
  });
});
