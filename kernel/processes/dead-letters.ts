import type { Pool } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { withoutData } from '#contracts/system/without-data.ts';
import type { ExtraStatement } from '../commands/event-log.ts';
import type { Sql } from '../database/sql.ts';
import { positionValues } from './process-store.ts';
import { CommandRefused } from './run-commands.ts';

/** What a process gave up. `state` is as its reaction saw it, so that a retry comes to the same. */
export interface DeadLetter {
  cause: string;
  attempts: number;
  state: unknown;
  /** Of an event; the others are of a timer. */
  event?: { position: LogPosition; type: string };
  timer?: { key: string; dueAt: Date };
}

/** Without data that may be of a person. */
export const errorText = (failure: unknown): string => {
  if (failure instanceof CommandRefused) return `rejected: ${failure.message}`;
  return failure instanceof Error ? `${failure.name}: ${withoutData(failure.message)}` : withoutData(String(failure));
};

export const buryIn = async (sql: Sql, process: string, { cause, attempts, state, event, timer }: DeadLetter, failure: unknown): Promise<void> => {
  const position = event ? positionValues(event.position) : [null, null];
  await sql.query(
    `INSERT INTO dead_letters (process, cause, transaction_id, global_position, event_type, key, due_at, state, attempts, error)
     VALUES ($1, $2, $3::xid8, $4::bigint, $5, $6, $7, $8::json, $9, $10)`,
    [
      process,
      cause,
      ...position,
      event?.type ?? null,
      timer?.key ?? null,
      timer?.dueAt ?? null,
      state === undefined ? null : JSON.stringify(state),
      attempts,
      errorText(failure),
    ],
  );
};

interface RequestedRow {
  dead_letter_id: string;
  cause: string;
  transaction_id: string | null;
  global_position: string | null;
  event_type: string | null;
  key: string | null;
  due_at: Date | null;
  state: unknown;
  attempts: number;
}

export type RequestedRetry = DeadLetter & { deadLetterId: string };

/** Those that somebody wants tried once more, the oldest first. */
export const requestedRetries = async (pool: Pool, process: string): Promise<RequestedRetry[]> => {
  const { rows } = await pool.query<RequestedRow>(
    `SELECT dead_letter_id, cause, transaction_id::text, global_position, event_type, key, due_at, state, attempts
     FROM dead_letters WHERE process = $1 AND retry_requested ORDER BY failed_at LIMIT 20`,
    [process],
  );
  return rows.map(({ dead_letter_id: deadLetterId, cause, state, attempts, ...row }) => ({
    deadLetterId,
    cause,
    attempts,
    state: state ?? undefined,
    ...(row.event_type !== null && {
      event: { type: row.event_type, position: { transactionId: BigInt(row.transaction_id!), globalPosition: BigInt(row.global_position!) } },
    }),
    ...(row.key !== null && { timer: { key: row.key, dueAt: row.due_at! } }),
  }));
};

export const noteRetryFailed = async (pool: Pool, deadLetterId: string, failure: unknown): Promise<void> => {
  await pool.query(
    `UPDATE dead_letters SET attempts = attempts + 1, error = $2, failed_at = now(), retry_requested = false WHERE dead_letter_id = $1`,
    [deadLetterId, errorText(failure)],
  );
};

export const requestRetry = (deadLetterId: string): ExtraStatement => ({
  text: 'UPDATE dead_letters SET retry_requested = true WHERE dead_letter_id = $1',
  values: [deadLetterId],
});

export const removeDeadLetter = (deadLetterId: string): ExtraStatement => ({
  text: 'DELETE FROM dead_letters WHERE dead_letter_id = $1',
  values: [deadLetterId],
});
