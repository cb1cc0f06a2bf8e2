import type { Migration } from '#kernel/database/migrate.ts';

export const retailersMigration: Migration = {
  id: '1171-retailers',
  sql: `
    CREATE TABLE retailers (
      retailer_id text PRIMARY KEY,
      name text NOT NULL,
      address text NOT NULL
    );
    CREATE INDEX retailers_by_name ON retailers (name, retailer_id);
  `,
};
