import type { Migration } from '#kernel/database/migrate.ts';

/** What broke in browsers, by kind: no fact of the business either. */
export const browserErrorsMigration: Migration = {
  id: '0014-browser-errors',
  sql: `
    CREATE TABLE browser_errors (
      version text NOT NULL,
      route text NOT NULL,
      message text NOT NULL,
      place text NOT NULL,
      times bigint NOT NULL,
      first_seen timestamptz NOT NULL,
      last_seen timestamptz NOT NULL,
      PRIMARY KEY (version, route, message, place)
    );
  `,
};

/** Of how the portal does, which is no fact of the business: no event tells of it. */
export const migration: Migration = {
  id: '0012-system',
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
