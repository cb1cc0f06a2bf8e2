import type { Migration } from '#kernel/database/migrate.ts';

/** Blocks of fifty, above WD-1000. */
export const withdrawalNumbersMigration: Migration = {
  id: '0740-withdrawal-numbers',
  sql: 'CREATE SEQUENCE withdrawal_no_blocks START WITH 21;',
};
