import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/recorded-event.ts';
import type { KeptAnswer, SideRow } from '../commands/event-log.ts';
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

/** `position` is one at which what the command changed stands in the log, or a later one. */
export type FoundAnswer = Pick<KeptAnswer, 'fingerprint' | 'answer'> & { position?: LogPosition };

export interface KeptAnswers {
  find(accountId: string, key: string): Promise<FoundAnswer | undefined>;
  /** Forgets what was recorded before the moment and no process may ask for any more; answers how many. */
  forgetBefore(moment: Date): Promise<number>;
}

export const keptAnswers = (pool: Pool): KeptAnswers => ({
  async find(accountId, key) {
    const text = `SELECT fingerprint, answer, pg_snapshot_xmax(pg_current_snapshot())::text AS next_transaction
                  FROM kept_answers WHERE account_id = $1 AND key = $2`;
    const { rows } = await pool.query<FoundAnswer & { next_transaction: string }>({ name: 'kept-answer', text, values: [accountId, key] });
    const [row] = rows;
    if (!row) return undefined;
    const { fingerprint, answer, next_transaction } = row;
    return { fingerprint, answer, position: { transactionId: BigInt(next_transaction) - 1n, globalPosition: 0n } };
  },
  async forgetBefore(moment) {
    const { rowCount } = await pool.query(forgetAnswers, [moment]);
    return rowCount ?? 0;
  },
});

/** A process asks for the answers to its commands until it has moved on from what caused them, and for those of its dead letters until somebody settles these. */
const forgetAnswers = `
  DELETE FROM kept_answers k WHERE recorded_at < $1
    AND NOT EXISTS (SELECT FROM processes p WHERE p.name = k.account_id AND p.moved_at < k.recorded_at)
    AND NOT EXISTS (SELECT FROM dead_letters d WHERE d.process = k.account_id)`;

/** What the account was answered, and by which a request of its own would be known again. */
export const forgetAnswersTo = (accountId: string): SideRow => ({ text: 'DELETE FROM kept_answers WHERE account_id = $1', values: [accountId] });
