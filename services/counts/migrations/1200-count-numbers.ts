import type { Migration } from '#kernel/database/migrate.ts';

/** Blocks of numbers, as `kernel/numbers` takes them. */
export const countNumbersMigration: Migration = {
  id: '1200-count-numbers',
  sql: 'CREATE SEQUENCE count_no_blocks;',
};
