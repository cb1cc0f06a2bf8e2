import type { Migration } from '../database/migrate.ts';

/** How far each process has come, what it remembers, what it has put off, and what it gave up. */
export const processesMigration: Migration = {
  id: '0600-processes',
  sql: `
    CREATE TABLE processes (
      name text COLLATE "C" PRIMARY KEY,
      transaction_id xid8 NOT NULL,
      global_position bigint NOT NULL,
      failed_attempts integer NOT NULL DEFAULT 0,
      moved_at timestamptz NOT NULL DEFAULT now()
    ) WITH (fillfactor = 50);

    CREATE TABLE process_states (
      process text COLLATE "C" NOT NULL,
      key text COLLATE "C" NOT NULL,
      state json NOT NULL,
      PRIMARY KEY (process, key)
    );

    CREATE TABLE process_timers (
      process text COLLATE "C" NOT NULL,
      key text COLLATE "C" NOT NULL,
      due_at timestamptz NOT NULL,
      cause text NOT NULL,
      failed_attempts integer NOT NULL DEFAULT 0,
      retry_at timestamptz,
      PRIMARY KEY (process, key)
    );
    CREATE INDEX process_timers_due ON process_timers (process, due_at, key);

    CREATE TABLE dead_letters (
      dead_letter_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      process text COLLATE "C" NOT NULL,
      cause text NOT NULL,
      transaction_id xid8,
      global_position bigint,
      event_type text,
      key text,
      due_at timestamptz,
      state json,
      attempts integer NOT NULL,
      error text NOT NULL,
      failed_at timestamptz NOT NULL DEFAULT now(),
      retry_requested boolean NOT NULL DEFAULT false
    );
    CREATE INDEX dead_letters_process ON dead_letters (process, failed_at);
  `,
};
