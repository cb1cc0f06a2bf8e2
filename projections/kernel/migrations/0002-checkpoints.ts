import type { Migration } from '#kernel/database/migrate.ts';

/** How far each asynchronous read model has followed the log. */
export const checkpointsMigration: Migration = {
  id: '0002-checkpoints',
  sql: `
    CREATE TABLE checkpoints (
      name text PRIMARY KEY,
      transaction_id xid8 NOT NULL,
      global_position bigint NOT NULL
    );
  `,
};
