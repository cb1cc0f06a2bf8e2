import { hkdfSync } from 'node:crypto';
import { keptSecret } from '../files/kept-secret.ts';
import { keyBytes } from './ciphers.ts';

/** Known to everybody: for demo worlds whose nodes share a database, and refused elsewhere. */
export const demoPersonalDataKey = 'the personal data of a demo world are of nobody';

/** Of the file in DATA_DIR, which a backup takes along. */
export const keyFile = 'personal-data-key';

/** The master key, under which the keys of all subjects lie: from the configured text, or from one made at the first start and kept beside the data. */
export const personalDataKey = async (configured: string | undefined, dataDir: string): Promise<Buffer> =>
  masterKeyOf(configured ?? (await keptSecret(dataDir, keyFile)));

export const masterKeyOf = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'personal data', keyBytes));
