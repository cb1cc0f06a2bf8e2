import type { Migration } from '#kernel/database/migrate.ts';

/** What is marked again while it is being decided is not done. */
export const pricingDueMarksMigration: Migration = {
  id: '1392-pricing-due-marks',
  sql: 'ALTER TABLE pricing_due ADD COLUMN marks bigint NOT NULL DEFAULT 0;',
};
