import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { IdempotencyRecord, ExtraStatement } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';
import { batcher } from './batcher.ts';

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

/** Questions that meet are one query. */
export const idempotencyStore = (pool: Pool): IdempotencyStore => {
  const find = async (asked: readonly Asked[]): Promise<(StoredAnswer | undefined)[]> => {
    const values = [asked.map(({ accountId }) => accountId), asked.map(({ key }) => key)];
    const { rows } = await pool.query<RecordRow>({ name: 'idempotency-records', text: findRecords, values });
    const found: (StoredAnswer | undefined)[] = asked.map(() => undefined);
    for (const { n, fingerprint, answer, next_transaction } of rows)
      found[n - 1] = { fingerprint, answer, position: { transactionId: BigInt(next_transaction) - 1n, globalPosition: 0n } };
    return found;
  };
  const findBatched = batcher<Asked, StoredAnswer | undefined>({
    maxWeight: MAX_FOUND_TOGETHER,
    weight: () => 1,
    runSingle: async (asked) => (await find([asked]))[0],
    runBatch: find,
  });

  return {
    find: (accountId, key) => findBatched({ accountId, key }),
    async deleteBefore(moment) {
      const { rowCount } = await pool.query(deleteRecords, [moment]);
      return rowCount ?? 0;
    },
  };
};

interface Asked {
  accountId: string;
  key: string;
}

type RecordRow = Pick<StoredAnswer, 'fingerprint' | 'answer'> & { n: number; next_transaction: string };

const MAX_FOUND_TOGETHER = 200;

const findRecords = `
  SELECT n::integer, k.fingerprint, k.answer, pg_snapshot_xmax(pg_current_snapshot())::text AS next_transaction
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked(account_id, key, n)
  CROSS JOIN LATERAL (SELECT * FROM kept_answers AS a WHERE a.account_id = asked.account_id AND a.key = asked.key) AS k`;

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
