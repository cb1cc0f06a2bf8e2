import type { Migration } from '#kernel/database/migrate.ts';

/** Blocks of fifty, above LS-1000. */
export const listingNumbersMigration: Migration = {
  id: '1371-listing-numbers',
  sql: 'CREATE SEQUENCE listing_no_blocks START WITH 21;',
};
