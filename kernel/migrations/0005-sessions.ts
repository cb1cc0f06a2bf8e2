import type { Migration } from '../database/migrate.ts';

export const sessionsMigration: Migration = {
  id: '0005-sessions',
  sql: `
    CREATE TABLE sessions (
      session_id uuid PRIMARY KEY,
      account_id text NOT NULL,
      suspensions integer NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE INDEX ON sessions (account_id) WHERE revoked_at IS NULL;
    CREATE INDEX ON sessions (expires_at);

    CREATE TABLE live_tickets (
      ticket_hash text PRIMARY KEY,
      session_id uuid NOT NULL,
      context json NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX ON live_tickets (expires_at);
  `,
};
