import type { Migration } from '#kernel/database/migrate.ts';

/** A sale names its listing as the channel does. */
export const listingsByExternalIdMigration: Migration = {
  id: '1383-listings-by-external-id',
  sql: 'CREATE INDEX listings_by_external_id ON listings (account_id, external_id) WHERE external_id IS NOT NULL;',
};
