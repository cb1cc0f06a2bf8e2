import type { Migration } from '#kernel/database/migrate.ts';

/** Of how the portal does, which is no fact of the business: no event tells of it. */
export const systemMigration: Migration = {
  id: '0012-system',
  releasedLate: true,
  sql: `
    CREATE TABLE nodes (
      node_id uuid PRIMARY KEY,
      name text NOT NULL,
      version text NOT NULL,
      started_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL,
      duties text[] NOT NULL,
      sockets integer NOT NULL
    );

    CREATE TABLE job_runs (
      name text PRIMARY KEY,
      started_at timestamptz NOT NULL,
      ended_at timestamptz,
      failed boolean NOT NULL
    );
  `,
};
