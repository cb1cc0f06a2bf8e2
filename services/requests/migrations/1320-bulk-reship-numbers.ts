import type { Migration } from '#kernel/database/migrate.ts';

/** Blocks of numbers, as `kernel/numbers` takes them. */
export const bulkReshipNumbersMigration: Migration = {
  id: '1320-bulk-reship-numbers',
  sql: 'CREATE SEQUENCE bulk_reship_no_blocks;',
};
