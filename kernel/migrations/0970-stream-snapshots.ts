import type { Migration } from '../database/migrate.ts';

/** What long streams had come to at some version, so that a node that knows nothing of one need not read it from its first event. */
export const streamSnapshotsMigration: Migration = {
  id: '0970-stream-snapshots',
  sql: `
    CREATE TABLE stream_snapshots (
      stream_id text COLLATE "C" PRIMARY KEY,
      version integer NOT NULL,
      last_event_id uuid NOT NULL,
      shape integer NOT NULL,
      state json NOT NULL
    );
  `,
};
