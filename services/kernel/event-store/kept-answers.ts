import type { Pool } from 'pg';
import type { KeptAnswer } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';

/** Fails with a unique violation on `kept_answers` when another request with one of the keys has committed. Waits for one that is under way. */
export const keepAnswers = async (sql: Sql, kept: readonly KeptAnswer[]): Promise<void> => {
  const inLockOrder = [...kept].sort((a, b) => (a.accountId + a.key < b.accountId + b.key ? -1 : 1));
  await sql.query(
    `INSERT INTO kept_answers (account_id, key, fingerprint, answer)
     SELECT k.account_id, k.key, k.fingerprint, k.answer::json
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS k(account_id, key, fingerprint, answer)`,
    [
      inLockOrder.map(({ accountId }) => accountId),
      inLockOrder.map(({ key }) => key),
      inLockOrder.map(({ fingerprint }) => fingerprint),
      inLockOrder.map(({ answer }) => JSON.stringify(answer ?? null)),
    ],
  );
};

export interface KeptAnswers {
  find(accountId: string, key: string): Promise<Pick<KeptAnswer, 'fingerprint' | 'answer'> | undefined>;
  /** Forgets what was recorded before the moment; answers how many. */
  forgetBefore(moment: Date): Promise<number>;
}

export const keptAnswers = (pool: Pool): KeptAnswers => ({
  async find(accountId, key) {
    const text = 'SELECT fingerprint, answer FROM kept_answers WHERE account_id = $1 AND key = $2';
    const { rows } = await pool.query<{ fingerprint: string; answer: unknown }>({ name: 'kept-answer', text, values: [accountId, key] });
    return rows[0];
  },
  async forgetBefore(moment) {
    const { rowCount } = await pool.query('DELETE FROM kept_answers WHERE recorded_at < $1', [moment]);
    return rowCount ?? 0;
  },
});
