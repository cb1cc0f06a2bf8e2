import type { Migration } from '#kernel/database/migrate.ts';

/** That a carrier is asked for an order's label, and why it would not sell it. */
export const orderLabelsMigration: Migration = {
  id: '1421-order-labels',
  sql: `
    ALTER TABLE orders ADD COLUMN label_ordered text, ADD COLUMN label_declined text;
    ALTER TABLE shipping_labels ADD COLUMN for_order text;
  `,
};
