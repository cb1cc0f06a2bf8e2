import type { Migration } from '#kernel/database/migrate.ts';

/** What broke in browsers, by kind: no fact of the business either. */
export const browserErrorsMigration: Migration = {
  id: '0014-browser-errors',
  releasedLate: true,
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
