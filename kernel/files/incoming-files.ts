import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '#contracts/kernel/route.ts';

/** Where uploads lie while their calls last: each flows into a file of its own, piece by piece. */
export interface IncomingFiles {
  /** What is cut off leaves nothing behind. */
  receive(name: string, content: Readable): Promise<UploadedFile>;
  discard(file: Pick<UploadedFile, 'path'>): Promise<void>;
  /** Removes what lies there longer than any call lasts: its node died. Answers how much. */
  sweep(): Promise<number>;
}

/** Nodes may share the folder, so that what is there at a start may belong to a call of another. */
const longerThanAnyCallMs = 3_600_000;

export const incomingFiles = (folder: string): IncomingFiles => {
  const discard = (file: string) => rm(file, { force: true });
  return {
    async receive(name, content) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${randomBytes(16).toString('hex')}.part`);
      try {
        return { name, path: file, ...(await writeMeasured(file, content)) };
      } catch (failure) {
        await discard(file);
        throw failure;
      }
    },
    discard: (file) => discard(file.path),
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      const files = names.map((name) => path.join(folder, name));
      const left = await Promise.all(files.map(isLeft));
      const toRemove = files.filter((_file, index) => left[index]);
      await Promise.all(toRemove.map(discard));
      return toRemove.length;
    },
  };
};

const writeMeasured = async (file: string, content: Readable): Promise<Pick<UploadedFile, 'bytes' | 'sha256'>> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(content, measured, createWriteStream(file, { flags: 'wx' }));
  return { bytes, sha256: hash.digest('hex') };
};

/** One that is gone meanwhile was another's. */
const isLeft = async (file: string): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - longerThanAnyCallMs;
};
