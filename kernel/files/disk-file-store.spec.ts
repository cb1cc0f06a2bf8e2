import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

const fileId = '0123456789abcdef0123456789abcdef';
const otherId = '123456789abcdef0123456789abcdef0';
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-files-'));
  store = diskFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('Rule: files lie under ids of our own', () => {
  it('keeps, reads and removes', async () => {
    await store.write(fileId, new Uint8Array([1, 2, 3]));
    expect(await store.read(fileId)).toEqual(Buffer.from([1, 2, 3]));
    expect(await readdir(path.join(folder, '01'))).toEqual([fileId]);
    await store.remove(fileId);
    expect(await store.read(fileId)).toBeUndefined();
  });

  it('written by several at once, is whole and stays alone', async () => {
    await Promise.all([store.write(fileId, new Uint8Array([1, 2, 3])), store.write(fileId, new Uint8Array([1, 2, 3]))]);
    expect(await store.read(fileId)).toEqual(Buffer.from([1, 2, 3]));
    expect(await readdir(path.join(folder, '01'))).toEqual([fileId]);
  });

  it('moves a file in, or copies it', async () => {
    const [moved, copied] = [path.join(folder, 'moved'), path.join(folder, 'copied')];
    for (const from of [moved, copied]) await writeFile(from, 'abc');
    await store.take(fileId, moved);
    await store.copy(otherId, copied);
    expect([await store.read(fileId), await store.read(otherId)]).toEqual([Buffer.from('abc'), Buffer.from('abc')]);
    expect((await readdir(folder)).filter((name) => name.length > 2)).toEqual(['copied']);
    for (const id of [fileId, otherId]) await store.remove(id);
  });

  it('takes no other name', () => {
    expect(() => store.read('../../etc/passwd')).toThrow(/file id/);
    expect(() => store.read(`${fileId}/..`)).toThrow(/file id/);
  });
});
