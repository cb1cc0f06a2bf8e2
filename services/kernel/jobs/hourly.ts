import { pause, type Lead, type Standing } from '../database/leadership.ts';

export interface Job {
  name: string;
  run(): Promise<unknown>;
}

const hour = 3_600_000;

/** Runs the jobs one after the other, every hour, on one node at a time. A job that fails is told of and tried again with the next round. */
export const hourly = (lead: Lead, jobs: readonly Job[], onError: (failure: unknown) => void, every = hour): Standing =>
  lead('hourly-jobs', async (_client, signal) => {
    while (!signal.aborted) {
      for (const job of jobs)
        if (!signal.aborted) await job.run().catch((cause: unknown) => onError(new Error(`The job ${job.name} failed.`, { cause })));
      await pause(every, signal);
    }
  });
