import type { Pool } from 'pg';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '#kernel/clock.ts';

/** After so many failures in a row, an address tries that login that way no more for a while. */
export const MAX_ATTEMPTS = 5;
export const lockedMs = 15 * 60_000;

/** One who tries to sign in: from where, as whom, and by what. */
export interface Guess {
  by: 'password' | 'smsCode' | 'emailCode';
  login: string;
  /** The network address that the call came from. */
  address: string;
}

export interface Attempts {
  /** Counts an attempt before it is judged, so that many at once do not slip through; LockedOut when there were too many. */
  begin(guess: Guess): Promise<Rejection | undefined>;
  /** The attempt was right: what went before it from there is forgotten. */
  succeeded(guess: Guess): Promise<void>;
}

/**
 * Whoever guesses is locked out, and nobody else: the person whose login it is signs in from any other address meanwhile, and by the other way. Each guess
 * costs a captcha and its work, a code is worth few of them (`smsCodes`), and an address may make few calls a minute.
 */
export const pgAttempts = (pool: Pool, clock: Clock): Attempts => ({
  async begin({ by, login, address }) {
    const now = clock.now();
    const longAgo = new Date(now.getTime() - lockedMs);
    const { rows } = await pool.query<{ attempts: number; last_at: Date }>(
      `INSERT INTO sign_in_guesses AS made (way, login, address, attempts, last_at) VALUES ($1, $2, $3, 1, $4)
       ON CONFLICT (way, login, address) DO UPDATE SET
         attempts = CASE WHEN made.last_at < $5 THEN 1 ELSE made.attempts + 1 END,
         last_at = CASE WHEN made.attempts >= $6 AND made.last_at >= $5 THEN made.last_at ELSE $4 END
       RETURNING attempts, last_at`,
      [by, login, address, now, longAgo, MAX_ATTEMPTS],
    );
    const { attempts, last_at: lastAt } = rows[0]!;
    return attempts <= MAX_ATTEMPTS ? undefined : lockedOut(lastAt, now);
  },

  async succeeded({ by, login, address }) {
    await pool.query('DELETE FROM sign_in_guesses WHERE way = $1 AND login = $2 AND address = $3', [by, login, address]);
  },
});

const lockedOut = (lastAt: Date, now: Date): Rejection =>
  reject('LockedOut', { params: { minutes: Math.max(1, Math.ceil((lastAt.getTime() + lockedMs - now.getTime()) / 60_000)) } });
