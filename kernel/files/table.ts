import type { ColumnType } from 'kysely';
import type { FileKind } from '#contracts/files/file-types.ts';

/** `label`: a label that is a picture; one that is a PDF is kept as such. `proof`: what proves a transfer, as a picture or a PDF. */
export type StoredKind = FileKind | 'label' | 'proof';

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
