import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret } from './kept-secret.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'shelfline-secret-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('Rule: a secret is made once and kept', () => {
  it('for the owner alone to read, and is the same at every start', async () => {
    const secret = await keptSecret(folder, 'secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await keptSecret(folder, 'secret')).toBe(secret);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o077).toBe(0);
  });

  it('the same for all who start at once, with nothing left beside it', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(path.join(folder, 'new'), 'secret')));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(path.join(folder, 'new'))).toEqual(['secret']);
  });

  it('and an empty file is none', async () => {
    await writeFile(path.join(folder, 'secret'), '');
    await expect(keptSecret(folder, 'secret')).rejects.toThrow(/is empty/);
  });
});
