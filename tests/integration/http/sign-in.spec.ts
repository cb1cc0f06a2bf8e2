import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { workFor } from '#contracts/accounts/sign-in/captcha-work.ts';
import { pgCaptchas } from '#services/accounts/sign-in/captchas.ts';
import { openPortal, password, smsCode, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const info = (token: string, base = 'business') => portal.call(token, 'GET', `/api/${base}/user_info/get`);

describe('Rule: a sign-in answers a token of seven days, roles, name and avatar', () => {
  it.each(['warehouse', 'business', 'admin'])('on the base %s', async (base) => {
    const answer = await portal.login(' Seller ', {}, base);
    expect(answer.json()).toMatchObject({ code: 200, data: { roles: ['seller'], name: 'seller', avatar: '', userType: 4 } });
    expect((await info(answer.json().data.token)).statusCode).toBe(200);
  });

  it('sets no cookie', async () => expect((await portal.login('seller')).headers['set-cookie']).toBeUndefined());

  it('ends after seven days', async () => {
    const token = await portal.tokenOf('other');
    portal.clock.pass(604_800_000 - 1000);
    expect((await info(token)).statusCode).toBe(200);
    portal.clock.pass(1000);
    expect((await info(token)).json()).toMatchObject({ code: 401, error: 'Unauthorized' });
  });

  it('is refused with another secret', async () => {
    const forged = portal.app.jwt.sign({ sid: '0190a5b8-0000-7000-8000-000000000000', exp: 4_000_000_000 });
    expect((await info(forged)).statusCode).toBe(401);
    expect((await info(`${forged}x`)).statusCode).toBe(401);
    expect((await info('x'.repeat(5000))).statusCode).toBe(401);
  });
});

describe('Rule: a sign-in needs a captcha, which is good for one try', () => {
  it('draws an image that names itself', async () => {
    const answer = await portal.app.inject('/api/admin/captcha');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-captcha-work': '0', 'cache-control': 'no-store' });
    expect(answer.headers['x-captcha-id']).toMatch(/^[0-9a-f-]{36}$/);
    const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 240, height: 80, hasAlpha: false });
    expect(answer.rawPayload.includes('ABCD')).toBe(false);
  });

  it('draws the same code anew each time', async () => {
    const [one, another] = [await portal.app.inject('/api/admin/captcha'), await portal.app.inject('/api/admin/captcha')];
    expect(one.rawPayload.equals(another.rawPayload)).toBe(false);
  });

  it('takes the code in any case', async () => expect((await portal.login('seller', { captcha: 'abcd' })).statusCode).toBe(200));

  it('refuses a wrong code, and the right one afterwards', async () => {
    const captchaId = await portal.captchaId();
    const login = (captcha: string) =>
      portal.app.inject({ method: 'POST', url: '/api/business/login', payload: { account: 'seller', password, captcha, captchaId } });
    expect((await login('ZZZZ')).json()).toMatchObject({ code: 422, error: 'WrongCaptcha' });
    expect((await login('ABCD')).json()).toMatchObject({ code: 422, error: 'WrongCaptcha' });
  });

  it('refuses one that is five minutes old', async () => {
    const captchaId = await portal.captchaId();
    portal.clock.pass(5 * 60_000);
    const payload = { account: 'seller', password, captcha: 'ABCD', captchaId };
    expect((await portal.app.inject({ method: 'POST', url: '/api/business/login', payload })).json()).toMatchObject({ error: 'WrongCaptcha' });
  });
});

describe('Rule: whoever guesses at a login is locked out, and nobody else', () => {
  const from = async (remoteAddress: string, proof: object) => {
    const payload = { account: 'staff', ...proof, captcha: 'ABCD', captchaId: await portal.captchaId() };
    return portal.app.inject({ method: 'POST', url: '/api/warehouse/login', payload, remoteAddress });
  };

  it('a guess without a captcha is none', async () => {
    const bare = { method: 'POST', url: '/api/warehouse/login', payload: { account: 'staff', smsCode: '000000' } } as const;
    for (let guess = 1; guess <= 6; guess++) expect((await portal.app.inject(bare)).statusCode).toBe(400);
    expect((await portal.login('staff', {}, 'warehouse')).statusCode).toBe(200);
  });

  it('five wrong passwords lock the address that sent them, and the person signs in from another', async () => {
    for (let guess = 1; guess <= 5; guess++)
      expect((await from('10.6.6.6', { password: 'wrong' })).json()).toMatchObject({ error: 'WrongCredentials' });
    expect((await from('10.6.6.6', { password })).json()).toMatchObject({ code: 429, error: 'LockedOut' });
    expect((await from('10.0.0.1', { password })).statusCode).toBe(200);
    expect((await from('10.6.6.6', { password })).json()).toMatchObject({ error: 'LockedOut' });
  });

  it('wrong SMS codes lock no password', async () => {
    for (let guess = 1; guess <= 5; guess++) await from('10.7.7.7', { smsCode: '000000' });
    expect((await from('10.7.7.7', { smsCode: '000000' })).json()).toMatchObject({ error: 'LockedOut' });
    expect((await from('10.7.7.7', { password })).statusCode).toBe(200);
  });

  it('a code that was guessed at ten times, from wherever, is spent', async () => {
    const payload = { account: 'seller', captcha: 'ABCD', captchaId: await portal.captchaId() };
    await portal.app.inject({ method: 'POST', url: '/api/business/account/sms', payload });
    await expect.poll(() => portal.texts.length).toBe(1);
    const use = async (code: string, remoteAddress: string) => {
      const said = { account: 'seller', smsCode: code, captcha: 'ABCD', captchaId: await portal.captchaId() };
      return (await portal.app.inject({ method: 'POST', url: '/api/business/login', payload: said, remoteAddress })).json().error;
    };
    for (let guess = 1; guess <= 10; guess++) expect(await use('000000', `10.8.8.${guess}`)).toBe('WrongCredentials');
    expect(await use(smsCode, '10.8.8.99')).toBe('WrongCredentials');
    portal.texts.length = 0;
    portal.clock.pass(60_000);
  });
});

describe('Rule: a captcha asks for work, and takes it once', () => {
  it('refuses a try without it, and with that of another', async () => {
    const captchas = pgCaptchas(portal.database.pool, portal.clock, () => 'ABCD', 10);
    const redeem = async (workOf: (captchaId: string) => Promise<string | undefined>) => {
      const { captchaId, workBits } = await captchas.issue();
      expect(workBits).toBe(10);
      return captchas.redeem({ captchaId, captcha: 'ABCD', captchaWork: await workOf(captchaId) });
    };
    expect(await redeem(async () => undefined)).toBe(false);
    expect(await redeem((captchaId) => workFor(captchaId, 10))).toBe(true);
    const borrowed = await Promise.all(Array.from({ length: 5 }, () => redeem(() => workFor(randomUUID(), 10))));
    expect(borrowed).toContain(false);
  });
});

describe('Rule: texts have a budget for each day', () => {
  const ask = async (remoteAddress: string, phone: string) => {
    const payload = { phone, captcha: 'ABCD', captchaId: await portal.captchaId() };
    return (await portal.app.inject({ method: 'POST', url: '/api/business/account/register/sms', payload, remoteAddress })).json();
  };

  it('of one phone, whoever asks', async () => {
    for (let text = 1; text <= 5; text++) expect(await ask(`10.1.0.${text}`, '+1 555 0142')).toMatchObject({ code: 200 });
    expect(await ask('10.1.0.9', '+1 555 0142')).toMatchObject({ code: 429, error: 'TooManyCodes', errors: [{ field: 'phone' }] });
  });

  it('of one address, to whichever phone', async () => {
    for (let text = 10; text < 22; text++) expect(await ask('10.2.0.1', `+1 555 02${text}`)).toMatchObject({ code: 200 });
    expect(await ask('10.2.0.1', '+1 555 0299')).toMatchObject({ error: 'TooManyCodes' });
    expect(await ask('10.2.0.2', '+1 555 0299')).toMatchObject({ code: 200 });
  });

  it('until the next day', async () => {
    portal.clock.pass(24 * 3_600_000);
    expect(await ask('10.2.0.1', '+1 555 0142')).toMatchObject({ code: 200 });
    portal.texts.length = 0;
  });
});

describe('Rule: five wrong attempts lock a name for fifteen minutes, known or not', () => {
  it.each(['helper', 'nobody'])('%s', async (account) => {
    const wrong = () => portal.login(account, { password: 'wrong' });
    for (let attempt = 1; attempt <= 5; attempt++) expect((await wrong()).json()).toMatchObject({ code: 422, error: 'WrongCredentials' });
    expect((await portal.login(account)).json()).toMatchObject({ code: 429, error: 'LockedOut' });
    portal.clock.pass(15 * 60_000 - 1);
    expect((await portal.login(account)).json()).toMatchObject({ error: 'LockedOut' });
    portal.clock.pass(2);
    expect((await wrong()).json()).toMatchObject({ error: 'WrongCredentials' });
  });

  it('lets no more through when they come together', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => portal.login('grantless', { password: 'wrong' })));
    expect(answers.filter((answer) => answer.json().error === 'WrongCredentials')).toHaveLength(5);
  });

  it('forgets what went before once it is right', async () => {
    for (const given of ['wrong', 'wrong', 'wrong', 'wrong', password, 'wrong', 'wrong', 'wrong', 'wrong'])
      await portal.login('clerk', { password: given });
    expect((await portal.login('clerk')).statusCode).toBe(200);
  });
});

describe('Rule: an answer costs as much for an account that is not there', () => {
  it.each([{ password: 'wrong' }, { smsCode: '000000' }])('%j', async (proof) => {
    const costOf = async (account: string) => {
      const payload = { account, ...proof, captcha: 'ABCD', captchaId: await portal.captchaId() };
      const asked = vi.spyOn(portal.database.pool, 'query');
      const { code, msg, error } = (await portal.app.inject({ method: 'POST', url: '/api/business/login', payload })).json();
      const questions = asked.mock.calls.length;
      asked.mockRestore();
      return { questions, code, msg, error };
    };
    expect(await costOf('other')).toEqual(await costOf('another who is not there'));
    portal.clock.pass(15 * 60_000 + 1);
  });
});

describe('Rule: an SMS code is sent without telling whether the account exists', () => {
  const ask = async (account: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/business/account/sms',
      payload: { account, captcha: 'ABCD', captchaId: await portal.captchaId() },
    });
  const use = async (account: string, code = smsCode) => {
    const payload = { account, smsCode: code, captcha: 'ABCD', captchaId: await portal.captchaId() };
    return portal.app.inject({ method: 'POST', url: '/api/business/login', payload });
  };
  const sent = async (count: number) => expect.poll(() => portal.texts.length).toBe(count);

  it('answers alike, and sends to a known phone only', async () => {
    const answers = [await ask('seller'), await ask('nobody'), await ask('other')].map((answer) => answer.body);
    expect(new Set(answers).size).toBe(1);
    await sent(1);
    expect(portal.texts[0]).toMatchObject({ phone: '+1 555 0107', text: expect.stringContaining(smsCode) });
  });

  it('sends at most one a minute', async () => {
    await ask('seller');
    portal.clock.pass(60_000);
    await ask('seller');
    await sent(2);
  });

  it('signs in once', async () => {
    expect((await use('seller', '000000')).json()).toMatchObject({ error: 'WrongCredentials' });
    expect((await use('seller')).json()).toMatchObject({ code: 200, data: { name: 'seller' } });
    expect((await use('seller')).json()).toMatchObject({ error: 'WrongCredentials' });
  });

  it('needs a captcha', async () => {
    const payload = { account: 'seller', captcha: 'ABCE', captchaId: await portal.captchaId() };
    expect((await portal.app.inject({ method: 'POST', url: '/api/business/account/sms', payload })).json()).toMatchObject({ error: 'WrongCaptcha' });
  });
});

describe('Rule: an account without a role or without permissions does not get in', () => {
  it('says that the user has no permission', async () => {
    expect((await portal.login('roleless')).json()).toMatchObject({ code: 403, error: 'NoPermission', msg: 'user has no permission' });
  });

  it('says that roles are missing', async () => {
    portal.clock.pass(60 * 60_000);
    const answer = await info(await portal.tokenOf('grantless'));
    expect(answer.json()).toMatchObject({ code: 403, error: 'RolesMissing', msg: 'roles must be a non-null array' });
  });
});

describe('Rule: no line of the log holds a password, a token, a code or a value of a query', () => {
  it('names the route and the outcome alone', async () => {
    const token = await portal.tokenOf('seller');
    await portal.call(token, 'GET', '/api/business/sys_user/changeLanguage?language=zh_cn');
    const said = portal.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.map(({ route }) => route)).toContain('/api/business/sys_user/changeLanguage');
    const fields = new Set(said.flatMap(Object.keys));
    expect([...fields].toSorted()).toEqual(['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'reqId', 'route', 'status', 'time']);
    expect(new Set(said.map(({ msg }) => msg))).toEqual(new Set(['call']));
  });
});
