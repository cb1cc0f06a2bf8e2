import type { Migration } from '#kernel/database/migrate.ts';

/** Whoever reviews a price asks what such an item was sold for last. */
export const inventoryLastSaleMigration: Migration = {
  id: '0580-inventory-last-sale',
  sql: 'CREATE INDEX inventory_last_sale ON inventory (sku, size, sold_at DESC) WHERE sold_at IS NOT NULL;',
};
