import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { keyFile } from '#kernel/personal-data/master-key.ts';
import { diskFileStore } from '#kernel/files/disk-file-store.ts';

export const uploadsOf = (folder: string): string => path.join(folder, 'files');

/** Copies the uploaded files that the other folder has not; answers how many. */
export const copyUploads = async (from: string, to: string): Promise<number> => {
  const [source, target] = [diskFileStore(from), diskFileStore(to)];
  const there = new Set(await idsIn(to));
  const missing = (await idsIn(from)).filter((id) => !there.has(id));
  for (const id of missing) {
    const bytes = await source.read(id);
    if (bytes) await target.write(id, bytes);
  }
  return missing.length;
};

const idsIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name)).map(({ name }) => name);
};

/** What the personal data of the embedded database lie under, where it is kept beside it: without it, they would come back erased. */
export const copyKey = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  await copyFile(path.join(from, keyFile), path.join(to, keyFile), constants.COPYFILE_EXCL).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT' && failure.code !== 'EEXIST') throw failure;
  });
};
