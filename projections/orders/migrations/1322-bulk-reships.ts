import type { Migration } from '#kernel/database/migrate.ts';

export const bulkReshipsMigration: Migration = {
  id: '1322-bulk-reships',
  sql: `
    CREATE TABLE bulk_reships (
      bulk_no text PRIMARY KEY,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      applicant_name text NOT NULL,
      remark text NOT NULL,
      odd_nos jsonb NOT NULL,
      items integer NOT NULL,
      applied_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX bulk_reships_by_application ON bulk_reships (applied_at DESC, bulk_no DESC);
    CREATE INDEX bulk_reships_of_shop ON bulk_reships (shop_id, applied_at DESC, bulk_no DESC);
    CREATE INDEX bulk_reships_of_warehouse ON bulk_reships (warehouse_id, applied_at DESC, bulk_no DESC);
  `,
};
