import { hkdfSync, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { decrypt, encrypt, keyBytes } from '#kernel/personal-data/ciphers.ts';
import type { RawNotification } from '../../aggregates/payments/provider.ts';

export type InboxProvider = 'alipay' | 'bank';

/** What became of a notification: it moved something, it was known, or it was not believed. */
export type Verdict = 'taken' | 'repeated' | 'disputed' | 'ignored' | 'forged' | 'unreadable' | 'failed';

/** Every notification as it came, so that a quarrel with a provider can be settled by its own words. */
export interface ProviderInbox {
  /** Answers the number under which it lies. */
  keep(provider: InboxProvider, raw: RawNotification): Promise<string>;
  judge(id: string, verdict: Verdict, about?: string): Promise<void>;
  read(id: string): Promise<Buffer | undefined>;
}

/** `master` is the key that personal data lie under: notifications name buyers and payers, and stand in no table or backup as they are. */
export const providerInbox = (pool: Pool, master: Uint8Array): ProviderInbox => {
  const key = Buffer.from(hkdfSync('sha256', master, '', 'provider inbox', keyBytes));
  return {
    async keep(provider, { body, receivedAt }) {
      const id = randomUUID();
      await pool.query('INSERT INTO provider_inbox (id, provider, received_at, body) VALUES ($1, $2, $3, $4)', [
        id,
        provider,
        receivedAt,
        encrypt(key, id, body),
      ]);
      return id;
    },
    async judge(id, verdict, about) {
      await pool.query('UPDATE provider_inbox SET verdict = $2, about = $3 WHERE id = $1', [id, verdict, about ?? null]);
    },
    async read(id) {
      const { rows } = await pool.query<{ body: Buffer }>('SELECT body FROM provider_inbox WHERE id = $1', [id]);
      return rows[0] && decrypt(key, id, rows[0].body);
    },
  };
};
