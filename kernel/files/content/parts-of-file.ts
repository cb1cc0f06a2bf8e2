import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** At most so many bytes of its beginning. */
export const firstBytes = (path: string, count: number): Promise<Uint8Array> => part(path, count, () => 0);

/** At most so many bytes of its end. */
export const lastBytes = (path: string, count: number): Promise<Uint8Array> => part(path, count, (size) => Math.max(0, size - count));

const part = async (path: string, count: number, begin: (size: number) => number): Promise<Uint8Array> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(Math.min(count, size)), position: begin(size) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
