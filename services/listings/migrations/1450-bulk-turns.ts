import type { Migration } from '#kernel/database/migrate.ts';

/** Who changes many listings at this moment. */
export const bulkTurnsMigration: Migration = {
  id: '1450-bulk-turns',
  sql: `
    CREATE TABLE listing_bulk_turns (
      account_id text PRIMARY KEY,
      turn_id uuid NOT NULL,
      until timestamptz NOT NULL
    );
  `,
};
