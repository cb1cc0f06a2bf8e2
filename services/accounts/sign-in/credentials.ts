import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { hashPassword } from './passwords.ts';

export interface Credential {
  accountId: string;
  login: string;
  passwordHash: string;
  phone: string | null;
}

export interface NewCredential {
  accountId: string;
  /** As `normaliseLogin` gives it. */
  login: string;
  password: string;
  phone?: string;
}

export interface Credentials {
  ofLogin(login: string): Promise<Credential | undefined>;
  ofAccount(accountId: string): Promise<Credential | undefined>;
  /** Sets or replaces; a phone that is not given stays. */
  set(credential: NewCredential): Promise<void>;
  /** What `set` would write, hashed: to be written with the events that create the account. */
  rowOf(credential: NewCredential): Promise<ExtraStatement>;
  /** Gives the account another phone; a code on its way to the one before signs nobody in any more. */
  rowsOfPhone(of: { accountId: string; phone: string }): readonly ExtraStatement[];
}

interface CredentialRow {
  account_id: string;
  login: string;
  password_hash: string;
  phone: string | null;
}

export const pgCredentials = (pool: Pool, clock: Clock): Credentials => {
  const find = async (column: 'login' | 'account_id', value: string): Promise<Credential | undefined> => {
    const text = `SELECT account_id, login, password_hash, phone FROM credentials WHERE ${column} = $1`;
    const { rows } = await pool.query<CredentialRow>(text, [value]);
    const row = rows[0];
    return row && { accountId: row.account_id, login: row.login, passwordHash: row.password_hash, phone: row.phone };
  };

  const rowOf = async ({ accountId, login, password, phone }: NewCredential): Promise<ExtraStatement> => ({
    text: `
      INSERT INTO credentials (account_id, login, password_hash, phone, changed_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id) DO UPDATE SET
        login = excluded.login,
        password_hash = excluded.password_hash,
        phone = coalesce(excluded.phone, credentials.phone),
        changed_at = excluded.changed_at`,
    values: [accountId, login, await hashPassword(password), phone ?? null, clock.now()],
  });

  return {
    ofLogin: (login) => find('login', login),
    ofAccount: (accountId) => find('account_id', accountId),
    rowOf,
    rowsOfPhone: ({ accountId, phone }) => [
      { text: 'UPDATE credentials SET phone = $2, changed_at = $3 WHERE account_id = $1', values: [accountId, phone, clock.now()] },
      { text: 'DELETE FROM sms_codes WHERE account_id = $1', values: [accountId] },
    ],
    async set(credential) {
      const { text, values } = await rowOf(credential);
      await pool.query(text, [...values]);
    },
  };
};
