import type { Migration } from '#kernel/database/migrate.ts';

/** How far each rebuild has come; one that was broken off goes on from there. What is finished stays as it was told last. */
export const rebuildsMigration: Migration = {
  id: '0011-rebuilds',
  releasedLate: true,
  sql: `
    CREATE TABLE rebuilds (
      projection text PRIMARY KEY,
      version text NOT NULL,
      transaction_id xid8 NOT NULL,
      global_position bigint NOT NULL,
      done bigint NOT NULL,
      total bigint NOT NULL,
      started_at timestamptz NOT NULL,
      moved_at timestamptz NOT NULL,
      finished_at timestamptz
    );
  `,
};
