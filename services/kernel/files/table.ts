import type { Migration } from '../database/migrate.ts';
import type { FileKind } from '#contracts/files/file-types.ts';

export const migration: Migration = {
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

interface FilesTable {
  file_id: string;
  owner_account_id: string;
  /** The seller's shop; null for what staff uploaded. */
  shop_id: number | null;
  kind: FileKind;
  content_type: string;
  bytes: number;
  sha256: string;
  original_name: string;
  created_at: Date;
}

export interface FilesTables {
  files: FilesTable;
}
