import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyBytes } from './ciphers.ts';

/** Known to everybody: for demo worlds whose nodes share a database, and refused elsewhere. */
export const demoPersonalDataKey = 'the personal data of a demo world are of nobody';

/** Of the file in DATA_DIR, which a backup takes along. */
export const keyFile = 'personal-data-key';

/** The master key, under which the keys of all subjects lie: from the configured text, or from one made at the first start and kept beside the data. */
export const personalDataKey = async (configured: string | undefined, dataDir: string): Promise<Buffer> =>
  masterKeyOf(configured ?? (await keptIn(dataDir)));

export const masterKeyOf = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'personal data', keyBytes));

const keptIn = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, keyFile);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return made;
};
