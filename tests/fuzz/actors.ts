import type { Pool } from 'pg';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { tokenFor } from '../bench/portal.ts';

/** Someone who calls, with a session as sign-in would open it, however often a call ends it. */
export interface Actor {
  name: string;
  headers: Record<string, string>;
  /** Signs in again. */
  renew(): Promise<void>;
}

export const actorLogins = demoSignIns.map(({ login }) => login);

/** Everyone whom the sign-in page offers, an administrator on the self-operated pages, and a stranger. */
export const actorsOf = async (pool: Pool): Promise<Actor[]> => {
  const signedIn = async (login: string, name = login, more: Record<string, string> = {}): Promise<Actor> => {
    const actor: Actor = {
      name,
      headers: {},
      renew: async () => void (actor.headers = { ...more, token: await tokenFor(pool, await accountOf(pool, login)) }),
    };
    await actor.renew();
    return actor;
  };
  return [
    ...(await Promise.all(actorLogins.map((login) => signedIn(login)))),
    await signedIn('super', 'super as shop 1', { shopid: '1' }),
    { name: 'stranger', headers: {}, renew: async () => {} },
  ];
};

const accountOf = async (pool: Pool, login: string): Promise<string> => {
  const { rows } = await pool.query<{ account_id: string }>('SELECT account_id FROM credentials WHERE login = $1', [login]);
  return rows[0]!.account_id;
};
