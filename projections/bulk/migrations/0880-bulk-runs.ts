import type { Migration } from '#kernel/database/migrate.ts';

/** There was no bulk file before. */
export const bulkRunsMigration: Migration = {
  id: '0880-bulk-runs',
  sql: `
    CREATE TABLE bulk_runs (
      bulk_no text PRIMARY KEY,
      direction text NOT NULL,
      status text NOT NULL,
      file_name text NOT NULL,
      total_cents bigint NOT NULL,
      row_count integer NOT NULL,
      posted_rows integer NOT NULL,
      submitter_id text NOT NULL,
      submitter text NOT NULL,
      reviewer text,
      reason text,
      submitted_at timestamptz NOT NULL,
      ended_at timestamptz,
      version integer NOT NULL
    );
    CREATE INDEX bulk_runs_by_time ON bulk_runs (direction, submitted_at DESC, bulk_no DESC);
    CREATE INDEX bulk_runs_to_post ON bulk_runs (submitted_at) WHERE status = 'approved';
  `,
};
