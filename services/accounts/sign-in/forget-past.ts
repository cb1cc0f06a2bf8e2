import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import { lockedMs } from './attempts.ts';

/** Removes what is past its time: sessions, live tickets, captchas, codes, guesses and what was spent on texts. To be run now and then, by any node. */
export const forgetPast = async (pool: Pool, clock: Clock): Promise<void> => {
  const now = clock.now();
  for (const table of ['sessions', 'live_tickets', 'captchas', 'sms_codes']) await pool.query(`DELETE FROM ${table} WHERE expires_at < $1`, [now]);
  await pool.query('DELETE FROM sign_in_guesses WHERE last_at < $1', [new Date(now.getTime() - lockedMs)]);
  await pool.query('DELETE FROM sms_spent WHERE day < $1', [now.toISOString().slice(0, 10)]);
};
