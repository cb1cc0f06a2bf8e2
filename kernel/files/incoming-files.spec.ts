import { createHash } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { receivedFiles } from '#tests/support/received-files.ts';

const { folder, incoming, received } = receivedFiles();
const megabyte = 1024 * 1024;

describe('Rule: an upload lies on the disk while its call lasts', () => {
  it('whole and measured, until it is discarded', async () => {
    const file = await received('../label.pdf', Buffer.from('abc'));
    expect(file).toMatchObject({ name: '../label.pdf', bytes: 3, sha256: createHash('sha256').update('abc').digest('hex') });
    expect(path.dirname(file.path)).toBe(folder);
    expect(await readFile(file.path, 'utf8')).toBe('abc');
    await incoming.discard(file);
    expect(await readdir(folder)).toEqual([]);
  });

  it('and is never held whole', async () => {
    // The same each time: what grows is what the receiver makes of it.
    const piece = Buffer.alloc(megabyte / 16, 'x');
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const tenMegabytes = function* () {
      for (let sent = 0; sent < 10 * megabyte; sent += piece.length) {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        yield piece;
      }
    };
    const files = await Promise.all(Array.from({ length: 6 }, () => incoming.receive('a.pdf', Readable.from(tenMegabytes(), { highWaterMark: 1 }))));
    expect(files.map(({ bytes }) => bytes)).toEqual(Array(6).fill(10 * megabyte));
    expect(most).toBeLessThan(30 * megabyte);
    await Promise.all(files.map(incoming.discard));
  });

  it('not when it is cut off', async () => {
    const cutOff = async function* () {
      yield Buffer.from('abc');
      throw new Error('gone');
    };
    await expect(incoming.receive('a.pdf', Readable.from(cutOff()))).rejects.toThrow('gone');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('Rule: what a node left when it died is removed', () => {
  it('once no call can be at work on it', async () => {
    const [left, atWork] = [path.join(folder, 'left.part'), path.join(folder, 'at-work.part')];
    await writeFile(left, 'abc');
    await writeFile(atWork, 'abc');
    const twoHoursAgo = Date.now() / 1000 - 7_200;
    await utimes(left, twoHoursAgo, twoHoursAgo);
    expect(await incoming.sweep()).toBe(1);
    expect(await readdir(folder)).toEqual(['at-work.part']);
  });
});
