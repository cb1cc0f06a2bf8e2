import type { Migration } from '#kernel/database/migrate.ts';

/** Nobody could change the terms of a warehouse before. */
export const storageRatesMigration: Migration = {
  id: '0150-storage-rates',
  sql: `
    ALTER TABLE warehouses ADD COLUMN rates jsonb NOT NULL DEFAULT '[]';
    UPDATE warehouses SET rates = jsonb_build_array(
      jsonb_build_object('from', null, 'before', null, 'freeDays', storage_limit_days, 'dailyFeeCents', daily_fee_cents));
  `,
};
