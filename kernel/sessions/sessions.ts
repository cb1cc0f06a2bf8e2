import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';

/** A sign-in that lasts seven days (R7.35), unless it is ended earlier. */
export interface Session {
  sessionId: string;
  accountId: string;
  /** How often the account had been suspended when the session began. */
  suspensions: number;
  expiresAt: Date;
}

export const sessionMs = 604_800_000;

/** What ended: one session, or every session of an account. */
export type Ended = { sessionId: string } | { accountId: string };

export interface Sessions {
  open(accountId: string, suspensions: number): Promise<Session>;
  /** Undefined when it is unknown, ended or past its time. */
  find(sessionId: string): Promise<Session | undefined>;
  /** Which of these are still running. */
  running(sessionIds: readonly string[]): Promise<Set<string>>;
  /** When each of these accounts last opened one, for as long as sessions are kept (UTC, ISO 8601). */
  lastOpened(accountIds: readonly string[]): Promise<Map<string, string>>;
  end(sessionId: string): Promise<void>;
  endAllOf(accountId: string): Promise<void>;
  /** Told of sessions that this node ended, at once; other nodes learn of it at their next look. */
  onEnded(listener: (ended: Ended) => void): void;
}

interface SessionRow {
  session_id: string;
  account_id: string;
  suspensions: number;
  expires_at: Date;
}

export const pgSessions = (pool: Pool, clock: Clock): Sessions => {
  const listeners: ((ended: Ended) => void)[] = [];
  const tell = (ended: Ended) => listeners.forEach((listener) => listener(ended));

  return {
    async open(accountId, suspensions) {
      const now = clock.now();
      const session = { sessionId: randomUUID(), accountId, suspensions, expiresAt: new Date(now.getTime() + sessionMs) };
      await pool.query('INSERT INTO sessions (session_id, account_id, suspensions, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)', [
        session.sessionId,
        accountId,
        suspensions,
        now,
        session.expiresAt,
      ]);
      return session;
    },

    async find(sessionId) {
      const text = `SELECT session_id, account_id, suspensions, expires_at FROM sessions
                    WHERE session_id = $1 AND revoked_at IS NULL AND expires_at > $2`;
      const { rows } = await pool.query<SessionRow>({ name: 'find-session', text, values: [sessionId, clock.now()] });
      const row = rows[0];
      return row && { sessionId: row.session_id, accountId: row.account_id, suspensions: row.suspensions, expiresAt: row.expires_at };
    },

    async running(sessionIds) {
      const text = 'SELECT session_id FROM sessions WHERE session_id = ANY($1::uuid[]) AND revoked_at IS NULL AND expires_at > $2';
      const { rows } = await pool.query<Pick<SessionRow, 'session_id'>>({ name: 'running-sessions', text, values: [sessionIds, clock.now()] });
      return new Set(rows.map((row) => row.session_id));
    },

    async lastOpened(accountIds) {
      const text =
        'SELECT account_id, max(created_at) AS last FROM sessions WHERE account_id = ANY($1::text[]) AND expires_at > $2 GROUP BY account_id';
      const { rows } = await pool.query<{ account_id: string; last: Date }>(text, [accountIds, clock.now()]);
      return new Map(rows.map(({ account_id, last }) => [account_id, last.toISOString()]));
    },

    async end(sessionId) {
      await pool.query('UPDATE sessions SET revoked_at = $2 WHERE session_id = $1 AND revoked_at IS NULL', [sessionId, clock.now()]);
      tell({ sessionId });
    },

    async endAllOf(accountId) {
      await pool.query('UPDATE sessions SET revoked_at = $2 WHERE account_id = $1 AND revoked_at IS NULL', [accountId, clock.now()]);
      tell({ accountId });
    },

    onEnded: (listener) => void listeners.push(listener),
  };
};
