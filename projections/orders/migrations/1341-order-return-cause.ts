import type { Migration } from '#kernel/database/migrate.ts';

/** No order said before that it was a return; the addresses that a seller's goods went back to are looked for. */
export const orderReturnCauseMigration: Migration = {
  id: '1341-order-return-cause',
  sql: `
    ALTER TABLE orders ADD COLUMN return_cause text;
    CREATE INDEX orders_returned_to_seller ON orders (shop_id, applied_at DESC) WHERE return_cause IS NOT NULL;
  `,
};
