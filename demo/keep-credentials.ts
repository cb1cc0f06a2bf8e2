import type { Pool } from 'pg';
import { hashPassword } from '#services/accounts/sign-in/passwords.ts';
import type { Credential } from './story/set-the-stage.ts';

/** Public passwords need no salt of their own: each is hashed once. */
export const keepCredentials = async (pool: Pick<Pool, 'query'>, credentials: readonly Credential[], now: Date): Promise<void> => {
  const passwords = [...new Set(credentials.map(({ password }) => password))];
  const hashes = new Map(await Promise.all(passwords.map(async (password): Promise<[string, string]> => [password, await hashPassword(password)])));
  await pool.query(
    `INSERT INTO credentials (account_id, login, password_hash, changed_at)
     SELECT account_id, login, password_hash, $4 FROM unnest($1::text[], $2::text[], $3::text[]) AS c(account_id, login, password_hash)`,
    [
      credentials.map(({ accountId }) => accountId),
      credentials.map(({ login }) => login),
      credentials.map(({ password }) => hashes.get(password)!),
      now,
    ],
  );
};
