import type { Migration } from '#kernel/database/migrate.ts';

export const containersMigration: Migration = {
  id: '1202-containers',
  sql: `
    CREATE TABLE containers (
      container_id text PRIMARY KEY,
      kind text NOT NULL,
      retired boolean NOT NULL,
      warehouse_id text NOT NULL,
      shelf_id text NOT NULL,
      shelf_name text NOT NULL,
      contents jsonb NOT NULL,
      history jsonb NOT NULL,
      label_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX containers_by_change ON containers (updated_at DESC, container_id DESC);
    CREATE INDEX containers_of_warehouse ON containers (warehouse_id, updated_at DESC, container_id DESC);
    CREATE INDEX containers_by_contents ON containers USING gin (contents jsonb_path_ops);
  `,
};
