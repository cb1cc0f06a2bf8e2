import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { writeFlushed } from './write-flushed.ts';

const isFileId = /^[0-9a-f]{32}$/;

/** Keeps files in a folder of the disk, spread over 256 subfolders. Written beside, flushed, then renamed into place. */
export const diskFileStore = (folder: string): FileStore => {
  const placeOf = (fileId: string): string => {
    if (!isFileId.test(fileId)) throw new Error('A file id is 32 hexadecimal digits');
    return path.join(folder, fileId.slice(0, 2), fileId);
  };

  return {
    async write(fileId, bytes) {
      const place = placeOf(fileId);
      await mkdir(path.dirname(place), { recursive: true });
      // Of its own: two may write the same file at once.
      const beside = `${place}.${randomBytes(8).toString('hex')}.part`;
      try {
        await writeFlushed(beside, bytes);
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async open(fileId) {
      const file = await open(placeOf(fileId), 'r').catch(absent);
      if (!file) return undefined;
      const { size } = await file.stat();
      return {
        size,
        stream: (first, last) => (size === 0 ? file.createReadStream() : file.createReadStream({ start: first, end: last })),
        close: () => file.close(),
      };
    },
    read: (fileId) => readFile(placeOf(fileId)).catch(absent),
    remove: (fileId) => rm(placeOf(fileId), { force: true }),
  };
};

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};
