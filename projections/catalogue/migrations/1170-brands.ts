import type { Migration } from '#kernel/database/migrate.ts';

export const brandsMigration: Migration = {
  id: '1170-brands',
  sql: `
    CREATE TABLE brands (
      key text PRIMARY KEY,
      name text NOT NULL
    );
    CREATE INDEX skus_by_brand_key ON skus (upper(brand), sku);
  `,
};
