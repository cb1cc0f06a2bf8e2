import type { Migration } from '#kernel/database/migrate.ts';

/** What is looked for is a few among very many. */
export const inventoryMissingMigration: Migration = {
  id: '1140-inventory-missing',
  sql: `CREATE INDEX inventory_missing ON inventory (warehouse_id, updated_at, one_id)
    WHERE state IN ('missing.sought', 'missing.writingOff', 'writtenOff');`,
};
