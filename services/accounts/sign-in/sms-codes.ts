import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/clock.ts';

const lifetimeMs = 5 * 60_000;
const pauseMs = 60_000;

export const randomSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export interface SmsCodes {
  /** A new code in place of the one before; undefined within a minute after that one. */
  issue(accountId: string): Promise<string | undefined>;
  /** A right code is spent. How often one may be wrong is the business of `attempts`. */
  redeem(accountId: string, code: string): Promise<boolean>;
}

/** Kept as keyed hashes: a million codes are soon tried by whoever reads the table. */
export const pgSmsCodes = (pool: Pool, clock: Clock, secret: string, newCode: () => string = randomSmsCode): SmsCodes => {
  const hashOf = (accountId: string, code: string) => createHmac('sha256', secret).update(`${accountId}:${code}`).digest('hex');

  return {
    async issue(accountId) {
      const code = newCode();
      const now = clock.now();
      const { rowCount } = await pool.query(
        `INSERT INTO sms_codes AS sent (account_id, code_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (account_id) DO UPDATE
           SET code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at
           WHERE sent.sent_at <= $5`,
        [accountId, hashOf(accountId, code), now, new Date(now.getTime() + lifetimeMs), new Date(now.getTime() - pauseMs)],
      );
      return rowCount === 1 ? code : undefined;
    },

    async redeem(accountId, code) {
      const { rows } = await pool.query<{ code_hash: string }>('SELECT code_hash FROM sms_codes WHERE account_id = $1 AND expires_at > $2', [
        accountId,
        clock.now(),
      ]);
      const row = rows[0];
      if (!row || !timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(accountId, code)))) return false;
      const { rowCount } = await pool.query('DELETE FROM sms_codes WHERE account_id = $1 AND code_hash = $2', [accountId, row.code_hash]);
      return rowCount === 1;
    },
  };
};
