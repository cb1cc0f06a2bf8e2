import type { Pool } from 'pg';
import type { DeadLetterSource } from '#contracts/system/dead-letters.ts';
import type { DeadLetterState } from '#contracts/system/get-system.ts';

interface DeadLetterRow {
  id: string;
  source: DeadLetterSource;
  name: string;
  about: string;
  position: string | null;
  attempts: number;
  error: string;
  failed_at: Date;
  is_retried: boolean;
}

const MAX_SHOWN = 100;

/** What processes gave up and what could not be delivered, the newest first. */
export const newestDeadLetters = async (pool: Pool): Promise<DeadLetterState[]> => {
  const { rows } = await pool.query<DeadLetterRow>(`${allDeadLetters} ORDER BY failed_at DESC, id LIMIT ${MAX_SHOWN}`);
  return rows.map(({ failed_at, is_retried: isRetried, ...row }) => ({ ...row, gmtFailed: failed_at.toISOString(), isRetried }));
};

export type FoundDeadLetter = Pick<DeadLetterState, 'source' | 'name'>;

export const findDeadLetter = async (pool: Pool, id: string): Promise<FoundDeadLetter | undefined> => {
  const { rows } = await pool.query<FoundDeadLetter>(`SELECT source, name FROM (${allDeadLetters}) AS letters WHERE id = $1`, [id]);
  return rows[0];
};

const allDeadLetters = `
  SELECT dead_letter_id AS id, 'process' AS source, process AS name, coalesce(event_type, key, cause) AS about,
    transaction_id::text || '-' || global_position::text AS position, attempts, error, failed_at, retry_requested AS is_retried
  FROM dead_letters
  UNION ALL
  SELECT message_id, 'outbox', destination, kind, NULL, attempts, coalesce(error, ''), given_up_at, false
  FROM outbox WHERE given_up_at IS NOT NULL`;
