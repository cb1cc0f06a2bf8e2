import { hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { decrypt, encrypt, keyBytes } from '#kernel/personal-data/ciphers.ts';
import type { ChannelSecrets } from './port.ts';

export interface Credentials {
  /** For the transaction of whoever connects an account. */
  keep(accountId: string, secrets: ChannelSecrets): ExtraStatement;
  read(accountId: string): Promise<ChannelSecrets | undefined>;
  /** A channel may give another refresh token with each access token. */
  replace(accountId: string, secrets: ChannelSecrets): Promise<void>;
}

/** `master` is the key that personal data lie under: no secret of a channel stands in a table, log or backup as it is. */
export const sealedCredentials = (pool: Pick<Pool, 'query'>, master: Uint8Array): Credentials => {
  const key = Buffer.from(hkdfSync('sha256', master, '', 'channel credentials', keyBytes));
  const keep = (accountId: string, secrets: ChannelSecrets): ExtraStatement => ({
    text: keepSecrets,
    values: [accountId, encrypt(key, accountId, Buffer.from(JSON.stringify(secrets)))],
  });
  return {
    keep,
    async read(accountId) {
      const { rows } = await pool.query<{ sealed: Buffer }>('SELECT sealed FROM channel_credentials WHERE account_id = $1', [accountId]);
      return rows[0] && (JSON.parse(decrypt(key, accountId, rows[0].sealed).toString()) as ChannelSecrets);
    },
    async replace(accountId, secrets) {
      const { text, values } = keep(accountId, secrets);
      await pool.query(text, [...values]);
    },
  };
};

const keepSecrets = `
  INSERT INTO channel_credentials (account_id, sealed) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET sealed = excluded.sealed, updated_at = now()`;
