import type { Migration } from '#kernel/database/migrate.ts';

/** Nobody has set the mark before. */
export const shopsInternalMigration: Migration = {
  id: '0840-shops-internal',
  sql: `ALTER TABLE shops ADD COLUMN is_internal boolean NOT NULL DEFAULT false;`,
};
