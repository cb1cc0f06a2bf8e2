import type { Migration } from '#kernel/database/migrate.ts';

/** What was paid for an item that was lost. */
export const adjustmentsOfLostItemsMigration: Migration = {
  id: '1340-adjustments-of-lost-items',
  sql: `CREATE INDEX adjustments_of_lost_item ON adjustments ((evidence ->> 'reference')) WHERE reason_code = 'lostItem';`,
};
