import type { Migration } from '#kernel/database/migrate.ts';

export const asideMigration: Migration = {
  id: '0550-aside',
  sql: `
    CREATE TABLE aside (
      aside_id text PRIMARY KEY,
      id text NOT NULL,
      what text NOT NULL,
      code text NOT NULL,
      warehouse_id text NOT NULL,
      belongs_to text NOT NULL,
      put_by text NOT NULL,
      put_at timestamptz NOT NULL
    );
    CREATE INDEX aside_of_warehouse ON aside (warehouse_id, put_at);
  `,
};
