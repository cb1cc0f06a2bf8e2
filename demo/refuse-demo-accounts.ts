import type { Pool } from 'pg';
import { passwordMatches } from '#services/accounts/sign-in/passwords.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { commonPassword, demoSignIns } from './cast/demo-sign-ins.ts';

interface Shared {
  password_hash: string;
  logins: string[];
}

/** For a portal that is no demo: throws CannotStart where somebody can sign in with a password that this repository tells. */
export const refuseDemoAccounts = async (pool: Pool): Promise<void> => {
  const open = (await Promise.all((await suspects(pool)).map(opens))).flat();
  if (open.length === 0) return;
  const named = open.toSorted().slice(0, 5).join(', ');
  throw new CannotStart(
    `DEMO is off, but accounts of this database have passwords that are public: ${named}${open.length > 5 ? ' …' : ''}. ` +
      'Take another database, or give them other passwords while DEMO is on.',
  );
};

/** Few: the demo world keeps one hash for all who share a password, and nobody else shares one. */
const suspects = async (pool: Pool): Promise<Shared[]> => {
  const { rows } = await pool.query<Shared>(
    `SELECT password_hash, array_agg(login) AS logins FROM credentials
     GROUP BY password_hash HAVING count(*) > 1 OR bool_or(login = ANY($1))`,
    [demoSignIns.map(({ login }) => login)],
  );
  return rows;
};

/** Those who sign in with a public password, of some who have the same one. */
const opens = async ({ password_hash: hash, logins }: Shared): Promise<string[]> => {
  const own = demoSignIns.filter(({ login }) => logins.includes(login)).map(({ password }) => password);
  const matches = await Promise.all([...own, commonPassword].map((password) => passwordMatches(hash, password)));
  return matches.includes(true) ? logins : [];
};
