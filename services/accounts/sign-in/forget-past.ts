import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { lockedMs } from './attempts.ts';

/** Removes what is past its time: sessions, live tickets, captchas, codes, guesses and what was spent on texts. */
export const forgetPastJob = ({ pool, clock }: Pick<JobNeeds, 'pool' | 'clock'>): Job => ({
  name: 'forget-past',
  async run() {
    const now = clock.now();
    for (const table of ['sessions', 'live_tickets', 'captchas', 'sms_codes']) await pool.query(`DELETE FROM ${table} WHERE expires_at < $1`, [now]);
    await pool.query('DELETE FROM sign_in_guesses WHERE last_at < $1', [new Date(now.getTime() - lockedMs)]);
    await pool.query('DELETE FROM sms_spent WHERE day < $1', [now.toISOString().slice(0, 10)]);
  },
});
