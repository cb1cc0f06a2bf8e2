import type { Migration } from '#kernel/database/migrate.ts';

export const skuListsMigration: Migration = {
  id: '0250-sku-lists',
  sql: `
    CREATE INDEX skus_by_brand ON skus (brand, sku);
    CREATE INDEX skus_search_others ON skus USING gin ((string_to_array(regexp_replace(lower(sku || ' ' || brand || ' ' || name), '[ -~]+', '', 'g'), NULL)));
  `,
};
