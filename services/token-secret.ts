import { keptSecret } from '#kernel/files/kept-secret.ts';

/** The configured secret, or one made at the first start and kept beside the data, so that sessions survive a restart. */
export const tokenSecret = async (configured: string | undefined, dataDir: string): Promise<string> =>
  configured || keptSecret(dataDir, 'token-secret');
