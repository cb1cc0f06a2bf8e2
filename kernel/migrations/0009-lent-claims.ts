import type { Migration } from '../database/migrate.ts';

export const lentClaimsMigration: Migration = {
  id: '0009-lent-claims',
  releasedLate: true,
  sql: 'ALTER TABLE claims ADD COLUMN lent_by text;',
};
