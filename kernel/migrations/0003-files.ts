import type { Migration } from '../database/migrate.ts';

export const filesMigration: Migration = {
  id: '0003-files',
  sql: `
    CREATE TABLE files (
      file_id text PRIMARY KEY,
      owner_account_id text NOT NULL,
      shop_id integer,
      kind text NOT NULL,
      content_type text NOT NULL,
      bytes integer NOT NULL,
      sha256 text NOT NULL,
      original_name text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX files_by_shop ON files (shop_id, created_at);
  `,
};
