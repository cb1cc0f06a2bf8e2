import type { Migration } from '../database/migrate.ts';

/** When an account last signed in is asked of ended sessions too. */
export const sessionsLastOpenedMigration: Migration = {
  id: '0007-sessions-last-opened',
  releasedLate: true,
  sql: 'CREATE INDEX ON sessions (account_id, created_at)',
};
