import { pause, type Lead, type Standing } from '../database/leadership.ts';

export interface Job<Name extends string = string> {
  name: Name;
  /** Between the end of one run and the next; an hour unless told otherwise. */
  everyMs?: number;
  run(): Promise<unknown>;
}

/** Is told of every run. What it cannot keep is said, and keeps no job from running. */
export interface JobWatch {
  started(job: Job): Promise<void>;
  ended(job: Job, failed: boolean): Promise<void>;
}

export const usualPauseMs = 3_600_000;

/** Runs the jobs one after the other, every hour or as often as each asks, on one node at a time. A job that fails is told of and tried again with its next turn. */
export const runJobs = (lead: Lead, jobs: readonly Job[], onError: (failure: unknown) => void, watch?: JobWatch): Standing =>
  lead('jobs', async (_client, signal) => {
    const turns = jobs.map((job) => ({ job, at: 0 }));
    while (!signal.aborted) {
      for (const turn of turns) {
        if (signal.aborted || turn.at > performance.now()) continue;
        await oneRun(turn.job, onError, watch);
        turn.at = performance.now() + (turn.job.everyMs ?? usualPauseMs);
      }
      await pause(Math.max(0, Math.min(...turns.map(({ at }) => at)) - performance.now()), signal);
    }
  });

const oneRun = async (job: Job, onError: (failure: unknown) => void, watch: JobWatch | undefined): Promise<void> => {
  let failed = false;
  await watch?.started(job).catch(onError);
  await job.run().catch((cause: unknown) => {
    failed = true;
    onError(new Error(`The job ${job.name} failed.`, { cause }));
  });
  await watch?.ended(job, failed).catch(onError);
};
