import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSecluded, type UploadPurpose } from '#contracts/files/file-purposes.ts';
import { fileTypes, fileUrl, type FileKind } from '#contracts/files/file-types.ts';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import type { Clock } from '../clock.ts';
import type { ExtraStatement } from '../commands/event-log.ts';
import type { CheckedFile } from './content/check-content.ts';
import type { FileStore, OpenBytes } from './file-store.ts';
import type { FilesTables, StoredKind } from './table.ts';

export interface StoredFile {
  fileId: string;
  ownerAccountId: string;
  shopId: number | null;
  kind: StoredKind;
  contentType: string;
  bytes: number;
  originalName: string;
}

/** The files that the product keeps: bytes in the store, everything about them in a table. */
export interface Files {
  /** Moves a checked file into the store and answers its url. The id is 128 random bits: nobody finds a file by guessing. */
  keep(file: CheckedFile, owner: { accountId: string; shopId?: number }, purpose?: UploadPurpose): Promise<string>;
  /** Keeps what the product made for a shop and answers its id; it goes with the shop, as its labels do. */
  keepMade(bytes: Uint8Array, about: { accountId: string; shopId: number; contentType: string; name: string }): Promise<string>;
  /** Undefined for one that is not there, or is to be removed. */
  find(fileId: string): Promise<StoredFile | undefined>;
  /** Something names these, so that they stay; `labels` of them are shown to nobody without a session any more. False where one is gone meanwhile. */
  name(fileIds: readonly string[], labels: readonly string[]): Promise<boolean>;
  /** Bytes that the shop, or the person without one, stored since then. */
  storedSince(since: Date, owner: { accountId: string; shopId?: number }): Promise<number>;
  read(fileId: string): Promise<Uint8Array | undefined>;
  open(fileId: string): Promise<OpenBytes | undefined>;
  /** Removes what was stored before then and never named, and what was erased; answers how many. */
  removeUnnamed(before: Date): Promise<number>;
}

const kindFor = (purpose: UploadPurpose | undefined, kind: FileKind): StoredKind => {
  if (purpose === 'proof') return 'proof';
  return isSecluded(purpose) && kind === 'picture' ? 'label' : kind;
};

export const files = (db: Kysely<FilesTables>, store: FileStore, clock: Clock): Files => ({
  async keep(file, owner, purpose) {
    const fileId = randomBytes(16).toString('hex');
    const { kind, contentType } = fileTypes[file.type];
    await store.take(fileId, file.path);
    await db
      .insertInto('files')
      .values({
        file_id: fileId,
        owner_account_id: owner.accountId,
        shop_id: owner.shopId ?? null,
        kind: kindFor(purpose, kind),
        content_type: contentType,
        bytes: file.bytes,
        sha256: file.sha256,
        original_name: file.name,
        created_at: clock.now(),
        named_at: null,
      })
      .execute()
      .catch(async (error: unknown) => {
        await store.remove(fileId);
        throw error;
      });
    return fileUrl(fileId, file.type);
  },

  async keepMade(bytes, { accountId, shopId, contentType, name }) {
    const fileId = randomBytes(16).toString('hex');
    await store.write(fileId, bytes);
    const now = clock.now();
    await db
      .insertInto('files')
      .values({
        file_id: fileId,
        owner_account_id: accountId,
        shop_id: shopId,
        kind: 'pdf',
        content_type: contentType,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        original_name: name,
        created_at: now,
        named_at: now,
      })
      .execute();
    return fileId;
  },

  async find(fileId) {
    const row = await db.selectFrom('files').selectAll().where('file_id', '=', fileId).where('erased_at', 'is', null).executeTakeFirst();
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

  async name(fileIds, labels) {
    const known = db.updateTable('files').where('erased_at', 'is', null);
    if (labels.length > 0) await known.set({ kind: 'label' }).where('file_id', 'in', labels).where('kind', '=', 'picture').execute();
    await known.set({ named_at: clock.now() }).where('file_id', 'in', fileIds).where('named_at', 'is', null).execute();
    const { there } = await db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<string>().as('there'))
      .where('file_id', 'in', fileIds)
      .where('erased_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(there) === new Set(fileIds).size;
  },

  async storedSince(since, { accountId, shopId }) {
    const { stored } = await db
      .selectFrom('files')
      .select(({ fn }) => fn.sum<string | null>('bytes').as('stored'))
      .where((where) => (shopId === undefined ? where('owner_account_id', '=', accountId) : where('shop_id', '=', shopId)))
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(stored ?? 0);
  },

  read: (fileId) => store.read(fileId),
  open: (fileId) => store.open(fileId),

  async removeUnnamed(before) {
    // Nobody finds it from here on; whoever named it first keeps it.
    await db
      .updateTable('files')
      .set({ erased_at: clock.now() })
      .where('named_at', 'is', null)
      .where('erased_at', 'is', null)
      .where('created_at', '<', before)
      .execute();
    const gone = await db.selectFrom('files').select('file_id').where('erased_at', 'is not', null).execute();
    for (const { file_id } of gone) {
      await store.remove(file_id);
      await db.deleteFrom('files').where('file_id', '=', file_id).execute();
    }
    return gone.length;
  },
});

/** Labels hold recipients, who are known to the shop alone: they go with it, and those of nobody's shop with their account. The job `forget-files` removes the bytes. */
export const forgetLabelsOf = ({ accountId, shopId }: { accountId: string; shopId: number | undefined }): ExtraStatement => ({
  text: `UPDATE files SET erased_at = now() WHERE kind IN ('label', 'proof', 'pdf') AND erased_at IS NULL AND (shop_id = $1 OR (shop_id IS NULL AND owner_account_id = $2))`,
  values: [shopId ?? null, accountId],
});

/** How the account called its files when it uploaded them. */
export const forgetNamesOf = (accountId: string): ExtraStatement => ({
  text: 'UPDATE files SET original_name = $2 WHERE owner_account_id = $1',
  values: [accountId, erased],
});
