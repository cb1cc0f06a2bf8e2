import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

/** Channels repeat what they told for some days; nothing is believed that is older than this. */
export const believedForMs = 3 * 86_400_000;
const keptMs = 2 * believedForMs;

/** Notes news by its bytes; false where the same was told before. */
export const isNews = async (pool: Pick<Pool, 'query'>, accountId: string, body: Buffer, now: Date): Promise<boolean> => {
  const digest = createHash('sha256').update(body).digest();
  const { rowCount } = await pool.query(
    'INSERT INTO channel_hooks_seen (account_id, digest, seen_at) VALUES ($1, $2, $3) ON CONFLICT (account_id, digest) DO NOTHING',
    [accountId, digest, now],
  );
  return rowCount === 1;
};

export const forgetHooksJob = ({ pool, clock }: Pick<JobNeeds, 'pool' | 'clock'>): Job => ({
  name: 'forget-channel-hooks',
  run: () => pool.query('DELETE FROM channel_hooks_seen WHERE seen_at < $1', [new Date(clock.now().getTime() - keptMs)]),
});
