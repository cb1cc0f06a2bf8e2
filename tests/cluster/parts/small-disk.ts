import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A disk of its own for one folder, small enough to be filled. */
export interface SmallDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

const megabytes = 32;
const run = promisify(execFile);

/** Undefined where this user may not mount one. */
export const openSmallDisk = async (folder: string): Promise<SmallDisk | undefined> => {
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return undefined;
  const filler = path.join(folder, 'filler');
  return {
    // Writes what there is room for, and fails when there is none.
    fill: () => writeFile(filler, Buffer.alloc(megabytes * 1024 * 1024)).catch(isFull),
    empty: () => rm(filler),
    remove: async () => void (await run('umount', [folder])),
  };
};

const isFull = (failure: NodeJS.ErrnoException): void => {
  if (failure.code !== 'ENOSPC') throw failure;
};
