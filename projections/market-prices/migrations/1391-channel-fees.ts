import type { Migration } from '#kernel/database/migrate.ts';

/** No fees were set before. */
export const channelFeesMigration: Migration = {
  id: '1391-channel-fees',
  sql: `
    CREATE TABLE channel_fees (
      channel text PRIMARY KEY,
      rows jsonb NOT NULL,
      version integer NOT NULL
    );
  `,
};
