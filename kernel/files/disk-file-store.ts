import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { flush, writeFlushed } from './write-flushed.ts';

const isFileId = /^[0-9a-f]{32}$/;

/** Keeps files in a folder of the disk, spread over 256 subfolders. Written beside, flushed, then renamed into place. */
export const diskFileStore = (folder: string): FileStore => {
  const placeOf = (fileId: string): string => {
    if (!isFileId.test(fileId)) throw new Error('A file id is 32 hexadecimal digits');
    return path.join(folder, fileId.slice(0, 2), fileId);
  };

  const roomFor = async (fileId: string): Promise<string> => {
    const place = placeOf(fileId);
    await mkdir(path.dirname(place), { recursive: true });
    return place;
  };
  const writeBeside = async (fileId: string, write: (beside: string) => Promise<void>): Promise<void> => {
    const place = await roomFor(fileId);
    // Of its own: two may write the same file at once.
    const beside = `${place}.${randomBytes(8).toString('hex')}.part`;
    try {
      await write(beside);
      await rename(beside, place);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };

  return {
    write: (fileId, bytes) => writeBeside(fileId, (beside) => writeFlushed(beside, bytes)),
    copy: (fileId, from) =>
      writeBeside(fileId, async (beside) => {
        await copyFile(from, beside);
        await flush(beside);
      }),
    async take(fileId, from) {
      const place = await roomFor(fileId);
      await flush(from);
      await rename(from, place);
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
