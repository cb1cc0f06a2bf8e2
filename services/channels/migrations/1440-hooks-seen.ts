import type { Migration } from '#kernel/database/migrate.ts';

/** News of channels that was taken in, by its bytes. */
export const hooksSeenMigration: Migration = {
  id: '1440-hooks-seen',
  sql: `
    CREATE TABLE channel_hooks_seen (
      account_id text NOT NULL,
      digest bytea NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (account_id, digest)
    );
    CREATE INDEX channel_hooks_seen_by_time ON channel_hooks_seen (seen_at);
  `,
};
