import type { Pool } from 'pg';
import type { ExtraStatement } from '../commands/event-log.ts';
import { closedBreaker, type Breaker } from './breaker.ts';

export interface WaitingMessage {
  messageId: string;
  kind: string;
  body: Buffer;
  attempts: number;
}

/** The rows of one destination. Times are the database's. */
export const outboxRows = (pool: Pool, destination: string) => ({
  async dropExpired(): Promise<number> {
    const { rowCount } = await pool.query('DELETE FROM outbox WHERE destination = $1 AND expires_at <= now()', [destination]);
    return rowCount ?? 0;
  },

  /** What may be tried now, longest due first. */
  async due(limit: number): Promise<WaitingMessage[]> {
    const { rows } = await pool.query<{ message_id: string; kind: string; body: Buffer; attempts: number }>({
      name: 'outbox-due',
      text: `SELECT message_id, kind, body, attempts FROM outbox
             WHERE destination = $1 AND given_up_at IS NULL AND next_attempt_at <= now() ORDER BY next_attempt_at, sequence LIMIT $2`,
      values: [destination, limit],
    });
    return rows.map(({ message_id: messageId, ...row }) => ({ messageId, ...row }));
  },

  async delivered(messageId: string): Promise<void> {
    await pool.query('DELETE FROM outbox WHERE message_id = $1', [messageId]);
  },

  async failed(messageId: string, error: string, retryInMs: number | undefined): Promise<void> {
    await pool.query(
      `UPDATE outbox SET attempts = attempts + 1, error = $2, next_attempt_at = now() + coalesce($3::bigint, 0) * interval '1 ms',
         given_up_at = CASE WHEN $3::bigint IS NULL THEN now() END WHERE message_id = $1`,
      [messageId, error, retryInMs ?? null],
    );
  },

  async breaker(): Promise<Breaker> {
    const { rows } = await pool.query<{ failures: number; open_until: Date | null }>(
      'SELECT failures, open_until FROM outbox_breakers WHERE destination = $1',
      [destination],
    );
    return rows[0] ? { failures: rows[0].failures, openUntil: rows[0].open_until } : closedBreaker;
  },

  async setBreaker({ failures, openUntil }: Breaker): Promise<void> {
    await pool.query(
      `INSERT INTO outbox_breakers (destination, failures, open_until) VALUES ($1, $2, $3)
       ON CONFLICT (destination) DO UPDATE SET failures = excluded.failures, open_until = excluded.open_until`,
      [destination, failures, openUntil],
    );
  },
});

/** Has a message that was given up tried from the start again. */
export const requestDelivery = (messageId: string): ExtraStatement => ({
  text: 'UPDATE outbox SET given_up_at = NULL, attempts = 0, next_attempt_at = now() WHERE message_id = $1',
  values: [messageId],
});

export const removeMessage = (messageId: string): ExtraStatement => ({ text: 'DELETE FROM outbox WHERE message_id = $1', values: [messageId] });
