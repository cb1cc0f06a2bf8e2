import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../start/cannot-start.ts';
import { writeFlushed } from './write-flushed.ts';

/** The secret in the file of that name in `dataDir`; made at the first start. Several that start at once get the same, and one that is killed leaves a whole one or none. */
export const keptSecret = async (dataDir: string, name: string): Promise<string> => {
  const place = path.join(dataDir, name);
  const secret = (await kept(place)) ?? (await made(place));
  if (secret === '') throw new CannotStart(`${place} is empty. Put it back from a backup, or remove it to have one made.`);
  return secret;
};

const kept = (place: string): Promise<string | undefined> =>
  readFile(place, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined;
    throw failure;
  });

const made = async (place: string): Promise<string> => {
  const beside = `${place}.${randomBytes(8).toString('hex')}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await writeFlushed(beside, Buffer.from(randomBytes(32).toString('base64url')), 0o600);
    await link(beside, place);
  } catch (failure) {
    // Another was faster: its secret is the one.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  } finally {
    await rm(beside, { force: true });
  }
  return readFile(place, 'utf8');
};
