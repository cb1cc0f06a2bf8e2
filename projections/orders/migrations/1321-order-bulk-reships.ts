import type { Migration } from '#kernel/database/migrate.ts';

/** An order may be a box of a bulk reship, and its boxes may have been measured. */
export const orderBulkReshipsMigration: Migration = {
  id: '1321-order-bulk-reships',
  sql: `
    ALTER TABLE orders ADD COLUMN bulk_no text, ADD COLUMN box_sizes jsonb NOT NULL DEFAULT '[]';
    CREATE INDEX orders_of_bulk_reship ON orders (bulk_no, state) WHERE bulk_no IS NOT NULL;
  `,
};
