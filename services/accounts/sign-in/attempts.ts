import type { Pool } from 'pg';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '../../kernel/clock.ts';

/** After so many failures in a row, nobody signs in under that name for a while. */
export const mostAttempts = 5;
export const lockedMs = 15 * 60_000;

export interface Attempts {
  /** Counts an attempt before it is judged, so that many at once do not slip through; LockedOut when there were too many. */
  begin(login: string): Promise<Rejection | undefined>;
  /** The attempt was right: what went before is forgotten. */
  succeeded(login: string): Promise<void>;
}

export const pgAttempts = (pool: Pool, clock: Clock): Attempts => ({
  async begin(login) {
    const now = clock.now();
    const longAgo = new Date(now.getTime() - lockedMs);
    const { rowCount } = await pool.query(
      `INSERT INTO sign_in_attempts AS made (login, attempts, last_at) VALUES ($1, 1, $2)
       ON CONFLICT (login) DO UPDATE
         SET attempts = CASE WHEN made.last_at < $3 THEN 1 ELSE made.attempts + 1 END, last_at = $2
         WHERE made.attempts < $4 OR made.last_at < $3`,
      [login, now, longAgo, mostAttempts],
    );
    return rowCount === 1 ? undefined : lockedOut((await lastAttempt(pool, login)) ?? now, now);
  },

  async succeeded(login) {
    await pool.query('DELETE FROM sign_in_attempts WHERE login = $1', [login]);
  },
});

const lastAttempt = async (pool: Pool, login: string): Promise<Date | undefined> => {
  const { rows } = await pool.query<{ last_at: Date }>('SELECT last_at FROM sign_in_attempts WHERE login = $1', [login]);
  return rows[0]?.last_at;
};

const lockedOut = (lastAt: Date, now: Date): Rejection =>
  reject('LockedOut', { params: { minutes: Math.max(1, Math.ceil((lastAt.getTime() + lockedMs - now.getTime()) / 60_000)) } });
