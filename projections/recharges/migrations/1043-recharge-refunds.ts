import type { Migration } from '#kernel/database/migrate.ts';

/** Refunds of before moved nothing: they stand as disputed. */
export const rechargeRefundsMigration: Migration = {
  id: '1043-recharge-refunds',
  sql: `
    ALTER TABLE recharges
      ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0,
      ADD COLUMN refunds jsonb NOT NULL DEFAULT '[]';
    ALTER TABLE recharges ALTER COLUMN refunded_cents DROP DEFAULT, ALTER COLUMN refunds DROP DEFAULT;
  `,
};
