import type { Migration } from '#kernel/database/migrate.ts';

/** By whom sales are given up from now on: those of before were told to their platforms by people. */
export const saleCancelCausesMigration: Migration = {
  id: '1453-sale-cancel-causes',
  sql: `
    ALTER TABLE sales ADD COLUMN cancel_cause text;
    CREATE INDEX sales_given_up ON sales (account_id, updated_at DESC) WHERE cancel_cause IN ('operator', 'oversold');
  `,
};
