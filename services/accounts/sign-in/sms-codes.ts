import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';

const lifetimeMs = 5 * 60_000;
const pauseMs = 60_000;
/** Of one code: whoever mistypes has plenty, whoever tries a million from many addresses has none. */
const MAX_GUESSES = 10;

const guessed = `UPDATE sms_codes SET guesses = guesses + 1 WHERE account_id = $1 AND expires_at > $2 AND guesses < $3 RETURNING code_hash`;

export const randomSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Codes that were sent, by SMS or to an e-mail address. */
export interface SmsCodes {
  /** A new code in place of the one before; undefined within a minute after that one. */
  issue(accountId: string): Promise<string | undefined>;
  /** Counts a guess, and leaves a right code as it is: where two are asked for, a wrong one does not cost the other. */
  isRight(accountId: string, code: string): Promise<boolean>;
  /** Spends a code that is right; false where another call was first. */
  spend(accountId: string, code: string): Promise<boolean>;
  /** A right code is spent, and so is one that was guessed at too often, from wherever. */
  redeem(accountId: string, code: string): Promise<boolean>;
}

/** Kept as keyed hashes: a million codes are soon tried by whoever reads the table. */
export const pgSmsCodes = (pool: Pool, clock: Clock, secret: string, newCode: () => string = randomSmsCode): SmsCodes => {
  const hashOf = (accountId: string, code: string) => createHmac('sha256', secret).update(`${accountId}:${code}`).digest('hex');

  const isRight = async (accountId: string, code: string): Promise<boolean> => {
    const { rows } = await pool.query<{ code_hash: string }>(guessed, [accountId, clock.now(), MAX_GUESSES]);
    const row = rows[0];
    return row !== undefined && timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(accountId, code)));
  };

  const spend = async (accountId: string, code: string): Promise<boolean> => {
    const { rowCount } = await pool.query('DELETE FROM sms_codes WHERE account_id = $1 AND code_hash = $2', [accountId, hashOf(accountId, code)]);
    return rowCount === 1;
  };

  return {
    async issue(accountId) {
      const code = newCode();
      const now = clock.now();
      const { rowCount } = await pool.query(
        `INSERT INTO sms_codes AS sent (account_id, code_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (account_id) DO UPDATE
           SET code_hash = excluded.code_hash, guesses = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
           WHERE sent.sent_at <= $5`,
        [accountId, hashOf(accountId, code), now, new Date(now.getTime() + lifetimeMs), new Date(now.getTime() - pauseMs)],
      );
      return rowCount === 1 ? code : undefined;
    },

    isRight,
    spend,
    redeem: async (accountId, code) => (await isRight(accountId, code)) && spend(accountId, code),
  };
};
