import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { pgCredentials } from '#services/accounts/sign-in/credentials.ts';
import { readConfig } from '#services/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { migrations } from '#services/composition/migrations.ts';
import { inventedLabels } from '#services/labels/shipping/label-source.ts';
import { startPortal, type PortalOptions } from '#services/server.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { givenFacts, sku } from './matrix/given.ts';
import { cast, fullMenus, roleNames, roles, type RoleName } from './matrix/roles.ts';
import type { Sample } from './matrix/row.ts';
import type { Person } from './people.ts';
import { password, settle } from './settle.ts';

interface Address {
  method: 'GET' | 'POST';
  path: string;
}

interface WholePlan extends Pick<PortalOptions, 'logTo' | 'labelSource'> {
  /** Further people, with the password of all. */
  people?: readonly Person[];
  /** Further settings of the environment. */
  settings?: Readonly<Record<string, string>>;
}

/** The portal as it is started, on a database of its own, with everyone of the matrix signed in. */
export const openWholePortal = async ({ people = [], settings, logTo, labelSource }: WholePlan = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfline-portal-'));
  const database = await freshDatabase({ migrations });
  const places = { DATABASE_URL: database.url, DATA_DIR: folder, PERSONAL_DATA_KEY: 'the key of nobody, and for tests alone' };
  const own = {
    ...places,
    PORT: '0',
    RATE_LIMITS: 'false',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    CAPTCHA_WORK_BITS: '0',
    BANK_ACCOUNT_HOLD_HOURS: '0',
  };
  const portal = await startPortal(readConfig({ ...own, ...settings }), {
    newCaptcha: () => 'ABCD',
    logTo,
    ...(settings?.['CARRIER_URL'] === undefined && { labelSource: labelSource ?? inventedLabels }),
  });
  const tokens = new Map<RoleName, string>();

  const signIn = async (login: string, own = password): Promise<string> => {
    const captcha = await patiently(() => portal.app.inject('/api/admin/captcha'));
    const payload = { account: login, password: own, captcha: 'ABCD', captchaId: captcha.headers['x-captcha-id'] };
    const answer = await patiently(() => portal.app.inject({ method: 'POST', url: '/api/admin/login', payload }));
    return answer.json().data.token;
  };

  /** A call of whoever these headers say. */
  const send = (own: Record<string, string>, base: Base, { method, path: address }: Address, { query, body, file, fileName }: Sample) => {
    const url = `/api/${base}${address}`;
    // As the console does: each call is meant once.
    const headers = { 'idempotency-key': randomUUID(), ...own };
    if (file) return patiently(() => portal.app.inject({ method, url, ...form(file, fileName, headers) }));
    const said = query as Record<string, string> | undefined;
    return patiently(() =>
      portal.app.inject({ method, url, headers, ...(said && { query: said }), ...(method === 'POST' && { payload: body ?? {} }) }),
    );
  };

  const call = (role: RoleName, base: Base, address: Address, sample: Sample) => {
    const token = tokens.get(role);
    return send({ ...(token && { token }), ...roles[role].headers }, base, address, sample);
  };

  const post = async <Answer>(role: 'seller' | 'staff' | 'admin', address: string, body: object): Promise<Answer> => {
    const answer = await call(role, roles[role].base, { method: 'POST', path: address }, { body });
    if (answer.statusCode !== 200) throw new Error(`${address} as ${role}: ${answer.body}`);
    return answer.json().data;
  };

  const given = givenFacts(portal, post);
  await settle(given.log, pgCredentials(portal.pool, systemClock), systemClock, { people: [...cast, ...people], menus: fullMenus });
  for (const role of roleNames) if (roles[role].login) tokens.set(role, await signIn(roles[role].login));
  await post('admin', '/skus', { sku, brand: 'Brand', name: 'Name', pku: '', sizes: ['9'], image: '' });

  return {
    portal,
    given,
    tokens,
    signIn,
    send,
    call,
    post,
    async close() {
      await portal.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type WholePortal = Awaited<ReturnType<typeof openWholePortal>>;

/** A portal on a machine that is busy with other tests asks to be called again. */
const patiently = async <Answer extends { statusCode: number }>(call: () => Promise<Answer>): Promise<Answer> => {
  for (let again = 0; ; again++) {
    const answer = await call();
    if (answer.statusCode !== 503 || again === 50) return answer;
    await new Promise((resume) => setTimeout(resume, 100));
  }
};

const form = (file: Uint8Array, fileName = 'sample.png', headers: Record<string, string>) => {
  const head = `--form\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--form--\r\n')]);
  return { payload, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=form' } };
};
