import type { Migration } from '#kernel/database/migrate.ts';

/** No listing took up another before. */
export const listingsAgainMigration: Migration = {
  id: '1452-listings-again',
  sql: `
    ALTER TABLE listings ADD COLUMN again_for text;
    CREATE INDEX listings_again ON listings (again_for) WHERE again_for IS NOT NULL;
  `,
};
