import path from 'node:path';
import type { Pool } from 'pg';
import { MAX_BYTES_PER_DAY, MAX_PIXELS_PER_MINUTE } from '#contracts/files/file-purposes.ts';
import type { Config } from '../config.ts';
import type { UploadBudgets } from '../files/upload.ts';
import { allowance, unlimited } from '#kernel/allowance.ts';
import type { Clock } from '#kernel/clock.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { diskFileStore } from '#kernel/files/disk-file-store.ts';
import { incomingFiles, type IncomingFiles } from '#kernel/files/incoming-files.ts';
import { keptTwice } from '#kernel/files/kept-twice.ts';
import { files, type Files } from '#kernel/files/files.ts';
import type { FilesTables } from '#kernel/files/table.ts';

/** Uploaded files; labels and pictures of the demo world are drawn when they are asked for. */
export const openFiles = async ({ dataDir, backupDir, demo }: Config, pool: Pool, clock: Clock): Promise<Files> => {
  const own = diskFileStore(path.join(dataDir, 'files'));
  const disk = backupDir ? keptTwice(own, diskFileStore(path.join(backupDir, 'files'))) : own;
  return files(kyselyOn<FilesTables>(pool), demo ? await withDemoFiles(disk, pool) : disk, clock);
};

const withDemoFiles = async (disk: FileStore, pool: Pool): Promise<FileStore> => {
  const { withDrawnLabels } = await import('#demo/label-files.ts');
  const { withDrawnPictures } = await import('#demo/shop-pictures.ts');
  return withDrawnPictures(withDrawnLabels(disk, pool), pool);
};

/** On the disk of the uploaded files, among which they are moved. */
export const openIncoming = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<IncomingFiles> => {
  const incoming = incomingFiles(path.join(dataDir, 'files', 'incoming'));
  await incoming.sweep();
  return incoming;
};

/** Whoever leaves calls uncounted for a benchmark sends more than any shop. */
export const uploadBudgets = ({ rateLimits }: Pick<Config, 'rateLimits'>, clock: Clock): UploadBudgets => ({
  pixels: rateLimits ? allowance(MAX_PIXELS_PER_MINUTE, clock) : unlimited,
  bytesADay: rateLimits ? MAX_BYTES_PER_DAY : Number.MAX_SAFE_INTEGER,
  clock,
});
