import type { Migration } from '#kernel/database/migrate.ts';

export const batchesMigration: Migration = {
  id: '0060-batches',
  sql: `
    CREATE TABLE batches (
      batch_no text PRIMARY KEY,
      kind text NOT NULL,
      warehouse_id text NOT NULL,
      odd_nos jsonb NOT NULL,
      operator_id text,
      operator_name text,
      done integer NOT NULL,
      total integer NOT NULL,
      state text NOT NULL,
      opened_at timestamptz NOT NULL,
      closed_at timestamptz,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX batches_of_warehouse ON batches (warehouse_id, kind, opened_at DESC);
    CREATE INDEX batches_by_opening ON batches (kind, opened_at DESC);
  `,
};
