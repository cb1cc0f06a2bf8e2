import type { ColumnType } from 'kysely';
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

/**
 * Whatever lay there counts as named, and so does what a node of before stores while this one is there already. A label that is a picture was
 * stored as any other: which ones are labels is told by the orders that ship with them.
 */
export const usesMigration: Migration = {
  id: '0014-file-uses',
  sql: `
    ALTER TABLE files ADD COLUMN named_at timestamptz DEFAULT now(), ADD COLUMN erased_at timestamptz;
    UPDATE files SET kind = 'label' WHERE kind = 'picture' AND file_id IN (
      SELECT substring(data->'label'->>'url' FROM '^/files/([0-9a-f]{32})[.]') FROM events WHERE type IN ('OrderApplied', 'OrderEdited')
    );
    CREATE INDEX files_by_owner ON files (owner_account_id, created_at);
    CREATE INDEX files_to_remove ON files (created_at) WHERE named_at IS NULL OR erased_at IS NOT NULL;
  `,
};

/** `label`: a label that is a picture; one that is a PDF is kept as such. */
export type StoredKind = FileKind | 'label';

interface FilesTable {
  file_id: string;
  owner_account_id: string;
  /** The seller's shop; null for what staff uploaded. */
  shop_id: number | null;
  kind: StoredKind;
  content_type: string;
  bytes: number;
  sha256: string;
  original_name: string;
  created_at: Date;
  /** When a command first named it; null for what was only uploaded. */
  named_at: Date | null;
  /** It is gone for whoever asks, and its bytes are to be removed. */
  erased_at: ColumnType<Date | null, never, Date>;
}

export interface FilesTables {
  files: FilesTable;
}
