import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { IdempotencyRecord, ExtraStatement } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';

/** Fails with a unique violation on `kept_answers` when another request with one of the keys has committed. Waits for one that is under way. */
export const insertRecords = async (sql: Sql, records: readonly IdempotencyRecord[]): Promise<void> => {
  const inLockOrder = [...records].sort((a, b) => (a.accountId + a.key < b.accountId + b.key ? -1 : 1));
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
export type StoredAnswer = Pick<IdempotencyRecord, 'fingerprint' | 'answer'> & { position?: LogPosition };

export interface IdempotencyStore {
  find(accountId: string, key: string): Promise<StoredAnswer | undefined>;
  /** Forgets what was recorded before the moment and no process may ask for any more; answers how many. */
  deleteBefore(moment: Date): Promise<number>;
}

export const idempotencyStore = (pool: Pool): IdempotencyStore => ({
  async find(accountId, key) {
    const text = `SELECT fingerprint, answer, pg_snapshot_xmax(pg_current_snapshot())::text AS next_transaction
                  FROM kept_answers WHERE account_id = $1 AND key = $2`;
    const { rows } = await pool.query<StoredAnswer & { next_transaction: string }>({ name: 'idempotency-record', text, values: [accountId, key] });
    const [row] = rows;
    if (!row) return undefined;
    const { fingerprint, answer, next_transaction } = row;
    return { fingerprint, answer, position: { transactionId: BigInt(next_transaction) - 1n, globalPosition: 0n } };
  },
  async deleteBefore(moment) {
    const { rowCount } = await pool.query(deleteRecords, [moment]);
    return rowCount ?? 0;
  },
});

/** A process asks for the answers to its commands until it has moved on from what caused them, and for those of its dead letters until somebody settles these. */
const deleteRecords = `
  DELETE FROM kept_answers k WHERE recorded_at < $1
    AND NOT EXISTS (SELECT FROM processes p WHERE p.name = k.account_id AND p.moved_at < k.recorded_at)
    AND NOT EXISTS (SELECT FROM dead_letters d WHERE d.process = k.account_id)`;

/** What the account was answered, and by which a request of its own would be known again. */
export const deleteAnswersTo = (accountId: string): ExtraStatement => ({
  text: 'DELETE FROM kept_answers WHERE account_id = $1',
  values: [accountId],
});
