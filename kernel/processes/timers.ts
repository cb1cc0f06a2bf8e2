import type { Pool } from 'pg';
import type { Sql } from '../database/sql.ts';
import { MovedElsewhere } from './process-store.ts';
import type { Process } from './react.ts';
import type { Reaction } from './reactions.ts';
import type { Cause } from './run-commands.ts';

export interface DueTimer {
  key: string;
  dueAt: Date;
  /** Id of the event that it was scheduled by. */
  cause: string;
  failedAttempts: number;
}

/** The key of what comes round by itself. */
export const tickKey = '@every';

export const reactionsWhenDue = (process: Process, { key, dueAt }: Pick<DueTimer, 'key' | 'dueAt'>, state: unknown): readonly Reaction[] =>
  key === tickKey ? process.tick(dueAt) : process.due(key, state, dueAt);

export const causeOfTimer = ({ key, dueAt, cause }: Omit<DueTimer, 'failedAttempts'>): Cause => {
  const id = `${cause}/${key}@${dueAt.toISOString()}`;
  return { id, causationId: cause, correlationId: id };
};

const MAX_DUE = 50;

/** What is due by the portal's clock, the earliest first; what failed waits by the database's. */
export const dueTimers = async (pool: Pool, process: string, now: Date): Promise<DueTimer[]> => {
  const { rows } = await pool.query<{ key: string; due_at: Date; cause: string; failed_attempts: number }>({
    name: 'due-timers',
    text: `SELECT key, due_at, cause, failed_attempts FROM process_timers
           WHERE process = $1 AND due_at <= $2 AND (retry_at IS NULL OR retry_at <= now()) ORDER BY due_at, key LIMIT ${MAX_DUE}`,
    values: [process, now],
  });
  return rows.map((row) => ({ key: row.key, dueAt: row.due_at, cause: row.cause, failedAttempts: row.failed_attempts }));
};

/** Fails where another node has told of it. */
export const removeTimer = async (sql: Sql, process: string, { key, dueAt, cause }: DueTimer): Promise<void> => {
  const text = 'DELETE FROM process_timers WHERE process = $1 AND key = $2 AND due_at = $3 AND cause = $4';
  const { rowCount } = await sql.query(text, [process, key, dueAt, cause]);
  if (rowCount !== 1) throw new MovedElsewhere(`A timer of ${process} was told by another node.`);
};

export const putOffTimer = async (pool: Pool, process: string, { key, failedAttempts }: DueTimer, waitMs: number): Promise<void> => {
  await pool.query(`UPDATE process_timers SET failed_attempts = $3, retry_at = now() + $4 * interval '1 ms' WHERE process = $1 AND key = $2`, [
    process,
    key,
    failedAttempts + 1,
    waitMs,
  ]);
};

/** The next step of so many ms, after the moment. */
export const nextTick = (everyMs: number, now: Date): Date => new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs);

export const startTicking = async (pool: Pool, process: string, everyMs: number, now: Date): Promise<void> => {
  await pool.query('INSERT INTO process_timers (process, key, due_at, cause) VALUES ($1, $2, $3, $2) ON CONFLICT (process, key) DO NOTHING', [
    process,
    tickKey,
    nextTick(everyMs, now),
  ]);
};
