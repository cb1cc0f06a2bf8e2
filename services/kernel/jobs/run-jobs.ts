import { pause, type Lead, type Standing } from '../database/leadership.ts';

export interface Job {
  name: string;
  /** Between the end of one run and the next; an hour unless told otherwise. */
  everyMs?: number;
  run(): Promise<unknown>;
}

const hour = 3_600_000;

/** Runs the jobs one after the other, every hour or as often as each asks, on one node at a time. A job that fails is told of and tried again with its next turn. */
export const runJobs = (lead: Lead, jobs: readonly Job[], onError: (failure: unknown) => void): Standing =>
  lead('jobs', async (_client, signal) => {
    const turns = jobs.map((job) => ({ job, at: 0 }));
    while (!signal.aborted) {
      for (const turn of turns) {
        const { job, at } = turn;
        if (signal.aborted || at > performance.now()) continue;
        await job.run().catch((cause: unknown) => onError(new Error(`The job ${job.name} failed.`, { cause })));
        turn.at = performance.now() + (job.everyMs ?? hour);
      }
      await pause(Math.max(0, Math.min(...turns.map(({ at }) => at)) - performance.now()), signal);
    }
  });
