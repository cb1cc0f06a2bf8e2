import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { understatedBomb } from '#tests/integration/files/sample-archives.ts';
import { readArchive } from './archive.ts';
import { unpackEntry } from './unpack.ts';

const unpackFirst = async (archive: Uint8Array) => {
  const entries = readArchive(archive);
  if (typeof entries === 'string') throw new Error(entries);
  return unpackEntry(archive, entries[0]!);
};

describe('Rule: nothing is unpacked beyond the size that was promised', () => {
  it('unpacks deflated and stored entries', async () => {
    const text = strToU8('ONE ID '.repeat(100));
    expect(await unpackFirst(zipSync({ 'a.txt': text }))).toEqual(Buffer.from(text));
    expect(Buffer.from((await unpackFirst(zipSync({ 'a.txt': [text, { level: 0 }] })))!)).toEqual(Buffer.from(text));
  });

  it('stops at the promised size', async () => {
    const bomb = understatedBomb('a.bin');
    const before = process.memoryUsage().rss;
    expect(await unpackFirst(bomb)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('refuses an entry whose bytes are cut off or spoilt', async () => {
    const archive = Buffer.from(zipSync({ 'a.txt': strToU8('ONE ID '.repeat(100)) }));
    archive.fill(0xff, 40, 50);
    expect(await unpackFirst(archive)).toBeUndefined();
  });
});
