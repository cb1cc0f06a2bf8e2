import type { Migration } from '#kernel/database/migrate.ts';

/** Nothing was set aside for orders before there were holds for their fees. */
export const orderHeldFeeMigration: Migration = {
  id: '0940-order-held-fee',
  sql: 'ALTER TABLE orders ADD COLUMN held_fee jsonb;',
};
