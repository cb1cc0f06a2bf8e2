import type { Migration } from '../database/migrate.ts';

/**
 * Whatever lay there counts as named, and so does what a node of before stores while this one is there already. A label that is a picture was
 * stored as any other: which ones are labels is told by the orders that ship with them.
 */
export const fileUsesMigration: Migration = {
  id: '0014-file-uses',
  releasedLate: true,
  sql: `
    ALTER TABLE files ADD COLUMN named_at timestamptz DEFAULT now(), ADD COLUMN erased_at timestamptz;
    UPDATE files SET kind = 'label' WHERE kind = 'picture' AND file_id IN (
      SELECT substring(data->'label'->>'url' FROM '^/files/([0-9a-f]{32})[.]') FROM events WHERE type IN ('OrderApplied', 'OrderEdited')
    );
    CREATE INDEX files_by_owner ON files (owner_account_id, created_at);
    CREATE INDEX files_to_remove ON files (created_at) WHERE named_at IS NULL OR erased_at IS NOT NULL;
  `,
};
