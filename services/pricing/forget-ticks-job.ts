import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

const KEPT_DAYS = 30;

/** The tape is played for weeks, not years. */
export const forgetTicksJob = ({ pool, clock }: Pick<JobNeeds, 'pool' | 'clock'>): Job => ({
  name: 'forget-market-ticks',
  run: () => pool.query('DELETE FROM market_ticks WHERE as_of < $1', [new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)]),
});
