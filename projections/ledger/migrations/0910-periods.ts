import type { Migration } from '#kernel/database/migrate.ts';

/** No month was closed before. */
export const periodsMigration: Migration = {
  id: '0910-periods',
  sql: `
    CREATE TABLE periods (
      month text PRIMARY KEY,
      status text NOT NULL,
      closing_since timestamptz,
      closed_at timestamptz,
      closed_by text,
      closings integer NOT NULL,
      postings integer NOT NULL,
      position text NOT NULL,
      digest text NOT NULL,
      trial_balance jsonb NOT NULL,
      note text,
      asked_by_id text,
      asked_by text,
      asked_reason text,
      asked_at timestamptz,
      version integer NOT NULL
    );
  `,
};
