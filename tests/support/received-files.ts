import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import { incomingFiles } from '#kernel/files/incoming-files.ts';

/** Files as an upload leaves them on the disk, until the spec's end. */
export const receivedFiles = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shelfline-incoming-'));
  const incoming = incomingFiles(folder);
  afterAll(() => rm(folder, { recursive: true }));
  return {
    folder,
    incoming,
    received: (name: string, bytes: Uint8Array): Promise<UploadedFile> => incoming.receive(name, Readable.from([Buffer.from(bytes)])),
  };
};
