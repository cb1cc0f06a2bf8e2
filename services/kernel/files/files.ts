import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fileTypes, type FileKind } from '#contracts/files/file-types.ts';
import { erased } from '#contracts/kernel/personal-data.ts';
import { fileUrl } from '#contracts/files/file-url.ts';
import type { Clock } from '../clock.ts';
import type { SideRow } from '../commands/event-log.ts';
import type { CheckedFile } from './content/check-content.ts';
import type { FileStore } from './file-store.ts';
import type { FilesTables } from './table.ts';

export interface StoredFile {
  fileId: string;
  ownerAccountId: string;
  shopId: number | null;
  kind: FileKind;
  contentType: string;
  bytes: number;
  originalName: string;
}

/** The files that the product keeps: bytes in the store, everything about them in a table. */
export interface Files {
  /** Stores a checked file and answers its url. The id is 128 random bits: nobody finds a file by guessing. */
  keep(file: CheckedFile, owner: { accountId: string; shopId?: number }): Promise<string>;
  find(fileId: string): Promise<StoredFile | undefined>;
  read(fileId: string): Promise<Uint8Array | undefined>;
}

export const files = (db: Kysely<FilesTables>, store: FileStore, clock: Clock): Files => ({
  async keep(file, owner) {
    const fileId = randomBytes(16).toString('hex');
    const { kind, contentType } = fileTypes[file.type];
    await store.write(fileId, file.bytes);
    await db
      .insertInto('files')
      .values({
        file_id: fileId,
        owner_account_id: owner.accountId,
        shop_id: owner.shopId ?? null,
        kind,
        content_type: contentType,
        bytes: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        original_name: file.name,
        created_at: clock.now(),
      })
      .execute()
      .catch(async (error: unknown) => {
        await store.remove(fileId);
        throw error;
      });
    return fileUrl(fileId, file.type);
  },

  async find(fileId) {
    const row = await db.selectFrom('files').selectAll().where('file_id', '=', fileId).executeTakeFirst();
    return (
      row && {
        fileId: row.file_id,
        ownerAccountId: row.owner_account_id,
        shopId: row.shop_id,
        kind: row.kind,
        contentType: row.content_type,
        bytes: row.bytes,
        originalName: row.original_name,
      }
    );
  },

  read: (fileId) => store.read(fileId),
});

/** How the account called its files when it uploaded them. */
export const forgetNamesOf = (accountId: string): SideRow => ({
  text: 'UPDATE files SET original_name = $2 WHERE owner_account_id = $1',
  values: [accountId, erased],
});
