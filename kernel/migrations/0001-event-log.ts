import type { Migration } from '../database/migrate.ts';

/**
 * `streams.appended` is the number of events of the last append: it lets one upsert compare the version found with the version expected.
 * Text keys sort by bytes, which is the order that rows are locked in. `data` is json, not jsonb: what was written comes back to the letter.
 */
export const eventLogMigration: Migration = {
  id: '0001-event-log',
  sql: `
    CREATE TABLE streams (
      stream_id text COLLATE "C" PRIMARY KEY,
      type text NOT NULL,
      version integer NOT NULL,
      appended integer NOT NULL
    ) WITH (fillfactor = 80);

    CREATE TABLE events (
      global_position bigint GENERATED ALWAYS AS IDENTITY,
      transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
      stream_id text COLLATE "C" NOT NULL,
      version integer NOT NULL,
      event_id uuid NOT NULL,
      type text NOT NULL,
      schema_version integer NOT NULL,
      data json NOT NULL,
      metadata json NOT NULL,
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (transaction_id, global_position),
      UNIQUE (stream_id, version)
    );

    CREATE TABLE claims (
      kind text COLLATE "C",
      key text COLLATE "C",
      owner text NOT NULL,
      PRIMARY KEY (kind, key)
    );

    CREATE TABLE counters (
      counter text COLLATE "C",
      key text COLLATE "C",
      n bigint NOT NULL,
      PRIMARY KEY (counter, key)
    ) WITH (fillfactor = 80);

    CREATE TABLE kept_answers (
      account_id text,
      key text,
      fingerprint text NOT NULL,
      answer json NOT NULL,
      recorded_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, key)
    );
    CREATE INDEX ON kept_answers (recorded_at);

    CREATE FUNCTION stream_moved_on() RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        RAISE EXCEPTION 'a stream is not at the expected version' USING ERRCODE = 'SL001';
      END
    $$;
  `,
};
