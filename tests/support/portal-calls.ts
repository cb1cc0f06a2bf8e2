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
  const { password, userType } = demoSignIns.find((signIn) => signIn.login === login)!;
  const base = `${url}/api/${basesOf[userType]}`;
  const picture = await fetch(`${base}${getCaptcha.path}`);
  const captchaId = picture.headers.get(captchaIdHeader)!;
  const captchaWork = await workFor(captchaId, Number(picture.headers.get(captchaWorkHeader)));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const { token } = await dataOf<DataOf<typeof loginEndpoint>>(
    await post(loginEndpoint.path, { account: login, password, captchaId, captcha: await read(captchaId), captchaWork }),
  );
  const own = { token, ...(warehouseId && { wareId: warehouseId }) };

  return {
    token,
    send: async <E extends Endpoint<any, any, any>>({ path }: E, body: BodyInputOf<E>): Promise<DataOf<E>> =>
      dataOf(await post(path, body, { ...own, 'idempotency-key': crypto.randomUUID() })),
    read: async <E extends Endpoint<any, any, any>>({ path }: E, query: QueryInputOf<E>): Promise<DataOf<E>> =>
      dataOf(await fetch(`${base}${path}?${new URLSearchParams(query as Record<string, string>)}`, { headers: own })),
    upload: async (name: string, bytes: Buffer): Promise<string> => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name));
      return dataOf(await fetch(`${base}${upload.path}`, { method: 'POST', headers: own, body: form }));
    },
  };
};

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
