import type { Migration } from '#kernel/database/migrate.ts';

/** Who is asked on a page of a platform at the moment, by a digest of what comes back with the answer. */
export const consentsMigration: Migration = {
  id: '1443-consents',
  sql: `
    CREATE TABLE channel_consents (
      state_digest bytea PRIMARY KEY,
      account_id text NOT NULL,
      session_id text NOT NULL,
      asked_at timestamptz NOT NULL
    );
  `,
};
