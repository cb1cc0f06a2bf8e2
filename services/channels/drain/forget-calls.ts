import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

/** How long a quarrel with a channel can be settled by what was called. */
const keptMs = 30 * 86_400_000;

/** What is still open is kept, however old it is. */
export const forgetCallsJob = ({ pool, clock }: Pick<JobNeeds, 'pool' | 'clock'>): Job => ({
  name: 'forget-channel-calls',
  run: () => pool.query('DELETE FROM channel_calls WHERE sent_at < $1 AND look_at IS NULL', [new Date(clock.now().getTime() - keptMs)]),
});
