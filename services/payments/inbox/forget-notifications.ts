import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

/** A provider repeats itself for a day, and disputes a payment for some weeks. */
const keptMs = 90 * 86_400_000;

export const forgetNotificationsJob = ({ pool, clock }: Pick<JobNeeds, 'pool' | 'clock'>): Job => ({
  name: 'forget-notifications',
  run: () => pool.query('DELETE FROM provider_inbox WHERE received_at < $1', [new Date(clock.now().getTime() - keptMs)]),
});
