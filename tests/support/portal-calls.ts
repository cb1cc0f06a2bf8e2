import type { Pool } from 'pg';
import { captchaWorkHeader, workFor } from '#contracts/accounts/sign-in/captcha-work.ts';
import { captchaIdHeader, getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { login as loginEndpoint } from '#contracts/accounts/sign-in/login.ts';
import { upload } from '#contracts/files/upload.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { BodyInputOf, DataOf, Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { userTypes, type UserType } from '#contracts/kernel/access/viewer.ts';
import { shownCaptcha } from './portal.ts';

const basesOf: Record<UserType, Base> = {
  [userTypes.admin]: 'admin',
  [userTypes.shopUser]: 'business',
  [userTypes.warehouse]: 'warehouse',
  [userTypes.business]: 'business',
};

export type Calls = Awaited<ReturnType<typeof callsOf>>;

interface CallsPlan {
  warehouseId?: string;
  /** What the picture of this id says. */
  read?: (captchaId: string) => Promise<string>;
}

/** The calls of someone of the demo world, without a page: for what a journey takes as given. */
export const callsOf = async (url: string, login: string, { warehouseId, read = async () => shownCaptcha }: CallsPlan = {}) => {
  const base = `${url}/api/${basesOf[demoSignIn(login).userType]}`;
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const began = `${base} ${login}`;
  const begin = (): Promise<string> => {
    const known = sessions.get(began) ?? beginSession(url, login, read);
    sessions.set(began, known);
    known.catch(() => sessions.delete(began));
    return known;
  };
  const token = await begin();

  /** In a session that may have ended since: then in another. */
  const inSession = async (ask: (own: Record<string, string>) => Promise<Response>): Promise<Response> => {
    const own = async () => ({ token: await begin(), ...(warehouseId && { wareId: warehouseId }) });
    const answer = await ask(await own());
    if (answer.status !== 401) return answer;
    sessions.delete(began);
    return ask(await own());
  };

  return {
    token,
    send: async <E extends Endpoint<any, any, any>>({ path }: E, body: BodyInputOf<E>): Promise<DataOf<E>> => {
      const key = crypto.randomUUID();
      return dataOf(await inSession((own) => post(path, body, { ...own, 'idempotency-key': key })));
    },
    read: async <E extends Endpoint<any, any, any>>({ path }: E, query: QueryInputOf<E>): Promise<DataOf<E>> =>
      dataOf(await inSession((headers) => fetch(`${base}${path}?${new URLSearchParams(query as Record<string, string>)}`, { headers }))),
    upload: async (name: string, bytes: Buffer): Promise<string> => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name));
      return dataOf(await inSession((headers) => fetch(`${base}${upload.path}`, { method: 'POST', headers, body: form })));
    },
  };
};

/** Of those who call without a page: a password takes a tenth of a second to check, and they call again and again. */
const sessions = new Map<string, Promise<string>>();

/** A session of its own, as the sign-in page begins one; answers its token. */
export const beginSession = async (url: string, login: string, read: (captchaId: string) => Promise<string> = async () => shownCaptcha) => {
  const { password, userType } = demoSignIn(login);
  const base = `${url}/api/${basesOf[userType]}`;
  const picture = await fetch(`${base}${getCaptcha.path}`);
  const captchaId = picture.headers.get(captchaIdHeader)!;
  const captchaWork = await workFor(captchaId, Number(picture.headers.get(captchaWorkHeader)));
  const body = JSON.stringify({ account: login, password, captchaId, captcha: await read(captchaId), captchaWork });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}${loginEndpoint.path}`, { method: 'POST', headers, body });
  return (await dataOf<DataOf<typeof loginEndpoint>>(answer)).token;
};

export const demoSignIn = (login: string) => demoSignIns.find((signIn) => signIn.login === login)!;

/** Which account signs in by this name. */
export const accountOf = async (pool: Pool, login: string): Promise<string> => {
  const { rows } = await pool.query<{ account_id: string }>('SELECT account_id FROM credentials WHERE login = $1', [login]);
  return rows[0]!.account_id;
};

const dataOf = async <Data>(answer: Response): Promise<Data> => {
  const envelope = (await answer.json()) as { data: Data; msg: string; error?: string };
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} ${envelope.error}: ${envelope.msg}`);
  return envelope.data;
};
