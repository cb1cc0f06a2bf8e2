import type { Migration } from '#kernel/database/migrate.ts';

export const shelfCountsMigration: Migration = {
  id: '1201-shelf-counts',
  sql: `
    CREATE TABLE shelf_counts (
      count_no text PRIMARY KEY,
      warehouse_id text NOT NULL,
      shelf_id text NOT NULL,
      shelf_name text NOT NULL,
      zone text NOT NULL,
      cause text NOT NULL,
      status text NOT NULL,
      counter_ids jsonb NOT NULL,
      scans jsonb NOT NULL,
      result jsonb,
      history jsonb NOT NULL,
      planned_at timestamptz NOT NULL,
      completed_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX shelf_counts_by_change ON shelf_counts (updated_at DESC, count_no DESC);
    CREATE INDEX shelf_counts_of_warehouse ON shelf_counts (warehouse_id, updated_at DESC, count_no DESC);
    CREATE INDEX shelf_counts_under_way ON shelf_counts (warehouse_id, updated_at, count_no) WHERE status NOT IN ('completed', 'cancelled');
    CREATE INDEX shelf_counts_of_shelf ON shelf_counts (shelf_id, completed_at DESC);
  `,
};
