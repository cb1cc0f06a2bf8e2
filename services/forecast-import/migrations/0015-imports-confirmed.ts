import type { Migration } from '#kernel/database/migrate.ts';

export const importsConfirmedMigration: Migration = {
  id: '0015-imports-confirmed',
  releasedLate: true,
  sql: 'ALTER TABLE forecast_imports ADD COLUMN confirmed_at timestamptz',
};
