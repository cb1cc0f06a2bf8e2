import type { Job } from '#kernel/jobs/job-lane.ts';
import { decideDue, MAX_BOOKS, type RunnerNeeds } from './decide-due.ts';

/** Somebody who was undercut waits for it. */
const everyMs = 250;
/** How long a run goes on with what is due, before others have their turn. */
const MAX_RUN_MS = 2_000;

/** Decides the prices of whatever is due: because its channel said something new, its rule changed, or its time has come. */
export const pricingJob = (needs: RunnerNeeds): Job => ({
  name: 'auto-pricing',
  everyMs,
  run: async () => {
    const until = performance.now() + MAX_RUN_MS;
    while ((await decideDue(needs)) === MAX_BOOKS && performance.now() < until);
  },
});
