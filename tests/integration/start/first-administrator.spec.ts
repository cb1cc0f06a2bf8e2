import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaIdHeader } from '#contracts/accounts/sign-in/captcha.ts';
import { readConfig } from '#services/config.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPortal, type Portal } from '#services/server.ts';
import { shownCaptcha } from '#tests/support/portal.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let dataDir: string;
let portal: Portal;
const PERSONAL_DATA_KEY = 'the key of nobody, and for tests alone';
beforeAll(async () => {
  [database, dataDir] = await Promise.all([freshDatabase({ migrations }), mkdtemp(path.join(tmpdir(), 'shelfline-test-admin-'))]);
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PERSONAL_DATA_KEY,
    PORT: '0',
    POOL_SIZE: '6',
    LOG_LEVEL: 'error',
    CAPTCHA_WORK_BITS: '0',
  });
  portal = await startPortal(config, { newCaptcha: () => shownCaptcha });
});
afterAll(async () => {
  await portal.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = async (...words: string[]) => {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PERSONAL_DATA_KEY, NATS_URL: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/composition/admin/main.ts', ...words], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
};
const ann = ['--login', 'Ann', '--name', 'Ann Lee', '--email', 'ann@example.com'];

const signIn = async (account: string, password: string) => {
  const picture = await portal.app.inject('/api/admin/captcha');
  const body = { account, password, captchaId: picture.headers[captchaIdHeader], captcha: shownCaptcha };
  return (await portal.app.inject({ method: 'POST', url: '/api/admin/login', payload: body })).json();
};

describe('Rule: whoever holds the database makes the first administrator', () => {
  it('who signs in with the password that was shown, and may make the others', async () => {
    const { code, said } = await admin('create', ...ann);
    expect(code).toBe(0);
    const [, password] = /^ann may sign in with (\S+) /.exec(said)!;
    const { data } = await signIn('ann', password!);
    expect(data).toMatchObject({ roles: ['superAdministrator'] });
    const accounts = await portal.app.inject({ url: '/api/admin/accounts/sellers', headers: { token: data.token } });
    expect(accounts.statusCode).toBe(200);
  });

  it('but not under a name that is taken', async () => {
    expect(await admin('create', ...ann)).toEqual({ code: 1, said: expect.stringContaining('ann') });
  });

  it('nor with what is no address', async () => {
    const words = ['create', '--login', 'bob', '--name', 'Bob', '--email', 'nowhere'];
    expect(await admin(...words)).toEqual({ code: 1, said: expect.stringMatching(/^--email: /) });
  });
});
