import type { Migration } from '#kernel/database/migrate.ts';

export const explainedShareMigration: Migration = {
  id: '0951-explained-share',
  sql: `
    ALTER TABLE books_checks
      ADD COLUMN cents bigint NOT NULL DEFAULT 0,
      ADD COLUMN explained_cents bigint NOT NULL DEFAULT 0,
      ADD COLUMN legacy_cents bigint NOT NULL DEFAULT 0;
  `,
};
