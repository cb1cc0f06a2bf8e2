import type { Lane } from '../lanes/lanes.ts';

export interface Job {
  name: string;
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

/** Runs a job when its lane is taken up, then every hour or as often as it asks. One that fails is told of and tried again with its next turn. */
export const jobLane = (job: Job, onError: (failure: unknown) => void, watch?: JobWatch): Lane => ({
  name: `job ${job.name}`,
  step: async ({ turn }) => {
    await turn(async () => {
      let failed = false;
      await watch?.started(job).catch(onError);
      await job.run().catch((cause: unknown) => {
        failed = true;
        onError(new Error(`The job ${job.name} failed.`, { cause }));
      });
      await watch?.ended(job, failed).catch(onError);
    });
    return job.everyMs ?? usualPauseMs;
  },
});
