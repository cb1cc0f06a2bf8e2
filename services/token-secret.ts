import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The configured secret, or one made at the first start and kept beside the data, so that sessions survive a restart. */
export const tokenSecret = async (configured: string | undefined, dataDir: string): Promise<string> => {
  if (configured) return configured;
  const file = path.join(dataDir, 'token-secret');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return made;
};
