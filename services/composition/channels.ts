import type { Pool } from 'pg';
import { sealedCredentials, type Credentials } from '../channels/kernel/credentials.ts';

export interface Channels {
  secrets: Credentials;
}

interface Given {
  pool: Pool;
  /** What personal data lie under. */
  masterKey: Uint8Array;
}

/** The places where goods are sold: whose accounts we have there, and who calls them. */
export const openChannels = ({ pool, masterKey }: Given): Channels => ({ secrets: sealedCredentials(pool, masterKey) });
