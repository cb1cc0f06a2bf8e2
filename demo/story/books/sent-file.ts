import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadedFile } from '#contracts/kernel/route.ts';

/** As it would lie on the disk while the call lasts that uploads it. */
export const withFile = async <Answer>(name: string, content: string | Uint8Array, use: (file: UploadedFile) => Promise<Answer>): Promise<Answer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfline-demo-'));
  try {
    const bytes = Buffer.from(content);
    const sent = { name, path: path.join(folder, 'file'), bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    await writeFile(sent.path, bytes);
    return await use(sent);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
