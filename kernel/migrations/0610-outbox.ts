import type { Migration } from '../database/migrate.ts';

/** What is to leave the house. A message is removed once it is delivered; its body is sealed. */
export const outboxMigration: Migration = {
  id: '0610-outbox',
  sql: `
    CREATE TABLE outbox (
      message_id uuid PRIMARY KEY,
      sequence bigint GENERATED ALWAYS AS IDENTITY,
      destination text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      body bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      error text,
      given_up_at timestamptz
    );
    CREATE INDEX outbox_due ON outbox (destination, next_attempt_at, sequence) WHERE given_up_at IS NULL;

    CREATE TABLE outbox_breakers (
      destination text COLLATE "C" PRIMARY KEY,
      failures integer NOT NULL,
      open_until timestamptz
    );
  `,
};
