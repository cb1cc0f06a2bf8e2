import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, password, smsCode, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());
/** Each example has a day of its own, and with it what may be sent in a day. */
beforeEach(() => {
  portal.clock.pass(24 * 60 * 60_000);
  portal.texts.length = 0;
});

const sessionOf = async (login: string, base = 'business') => {
  const token = await portal.tokenOf(login);
  const url = (path: string) => `/api/${base}${path}`;
  return {
    sendCode: async (phone: string) => (await portal.call(token, 'POST', url('/account/phone/sms'), { phone })).json(),
    change: async (phone: string, given: object = {}) =>
      (await portal.call(token, 'POST', url('/account/phone'), { phone, smsCode, password, ...given })).json(),
    phone: async () => (await portal.call(token, 'GET', url('/user_info/get'))).json().data.phone,
  };
};

const setsPhone = async (login: string, phone: string, base = 'business') => {
  const session = await sessionOf(login, base);
  await session.sendCode(phone);
  return session.change(phone);
};

const captcha = async () => ({ captcha: 'ABCD', captchaId: await portal.captchaId() });
const asksForSignInCode = async (account: string) =>
  (await portal.call(undefined, 'POST', '/api/business/account/sms', { account, ...(await captcha()) })).json();
const signsInBySms = async (account: string, base = 'business') =>
  (await portal.call(undefined, 'POST', `/api/${base}/login`, { account, smsCode, ...(await captcha()) })).json();
const receivers = () => portal.texts.map((text) => ('phone' in text ? text.phone : text.email));

describe('Rule: a person sets the phone that their sign-in codes are sent to', () => {
  it.each([
    ['other', 'business'],
    ['helper', 'business'],
    ['staff', 'warehouse'],
    ['admin', 'admin'],
  ])('%s signs in with it', async (login, base) => {
    const session = await sessionOf(login, base);
    expect(await session.phone()).toBeNull();
    expect(await session.sendCode('+1 555 0150')).toMatchObject({ code: 200 });
    expect(await session.change('+1-555-0150')).toMatchObject({ code: 200, msg: 'saved successful' });
    expect(await session.phone()).toBe('•••• 0150');

    await asksForSignInCode(login);
    await expect.poll(receivers).toEqual(['+15550150', '+15550150']);
    expect(await signsInBySms(login, base)).toMatchObject({ code: 200 });
  });

  it('and the one before signs in no more, nor does a code that is on its way to it', async () => {
    await asksForSignInCode('seller');
    await expect.poll(receivers).toEqual(['+1 555 0107']);
    expect(await setsPhone('seller', '+15550151')).toMatchObject({ code: 200 });
    expect(await signsInBySms('seller')).toMatchObject({ error: 'WrongCredentials' });

    await asksForSignInCode('seller');
    await expect.poll(receivers).toEqual(['+1 555 0107', '+15550151', '+15550151']);
    expect(await signsInBySms('seller')).toMatchObject({ code: 200 });
  });

  it('may share it with another account: each is signed in to with its own name', async () => {
    expect(await setsPhone('seller', '+15550152')).toMatchObject({ code: 200 });
    expect(await setsPhone('other', '+15550152')).toMatchObject({ code: 200 });
    for (const login of ['seller', 'other']) {
      await asksForSignInCode(login);
      await expect.poll(() => signsInBySms(login)).toMatchObject({ code: 200, data: { name: login } });
    }
  });

  it('is not shown whole to anybody, and the log says that it was set, never which', async () => {
    await setsPhone('seller', '+15550153');
    const history = await portal.call(await portal.tokenOf('admin'), 'GET', '/api/admin/accounts/history?accountId=SELLER');
    expect(history.json().data[0]).toMatchObject({ kind: 'ownPhoneSet', operator: 'seller', from: '127.0.0.1' });
    const { rows } = await portal.database.pool.query("SELECT data FROM events WHERE type = 'PhoneSet'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('555015');
  });
});

describe('Rule: a phone is set with the code that was sent there and the password', () => {
  it('takes no wrong code, and goes on with the right one', async () => {
    const session = await sessionOf('seller');
    expect(await session.change('+15550160')).toMatchObject({ error: 'WrongSmsCode', errors: [{ field: 'smsCode' }] });
    await session.sendCode('+15550160');
    expect(await session.change('+15550160', { smsCode: '000000' })).toMatchObject({ code: 422, error: 'WrongSmsCode' });
    expect(await session.change('+15550160', { smsCode: '12' })).toMatchObject({
      code: 400,
      errors: [{ field: 'smsCode', msg: 'Must be 6 digits' }],
    });
    expect(await session.change('+15550160')).toMatchObject({ code: 200 });
    expect(await session.change('+15550160')).toMatchObject({ error: 'WrongSmsCode' });
  });

  it('takes the code of this very phone and account, and none of a registration', async () => {
    const session = await sessionOf('seller');
    await session.sendCode('+15550161');
    expect(await session.change('+15550162')).toMatchObject({ error: 'WrongSmsCode' });
    expect(await (await sessionOf('other')).change('+15550161')).toMatchObject({ error: 'WrongSmsCode' });

    await portal.call(undefined, 'POST', '/api/business/account/register/sms', { phone: '+15550162', ...(await captcha()) });
    expect(await session.change('+15550162')).toMatchObject({ error: 'WrongSmsCode' });
    const register = { name: 'New', email: 'n@example.com', phone: '+15550161', password: 'a horse of my own', smsCode, emailCode: smsCode };
    expect((await portal.call(undefined, 'POST', '/api/business/account/register', register)).json()).toMatchObject({ error: 'WrongSmsCode' });
  });

  it('takes no code that has expired', async () => {
    const session = await sessionOf('seller');
    await session.sendCode('+15550163');
    portal.clock.pass(5 * 60_000 + 1);
    expect(await session.change('+15550163')).toMatchObject({ error: 'WrongSmsCode' });
  });

  it('takes no wrong password, which does not cost the code, and locks after five as a sign-in does', async () => {
    const session = await sessionOf('other');
    await session.sendCode('+15550164');
    const wrong = () => session.change('+15550164', { password: 'wrong' });
    expect(await wrong()).toMatchObject({ code: 422, error: 'PasswordWrong', errors: [{ field: 'password' }] });
    expect(await session.change('+15550164')).toMatchObject({ code: 200 });

    for (let attempt = 1; attempt <= 5; attempt++) expect(await wrong()).toMatchObject({ error: 'PasswordWrong' });
    expect(await session.change('+15550164')).toMatchObject({ code: 429, error: 'LockedOut', errors: [{ field: 'password' }] });
    expect((await portal.login('other')).json()).toMatchObject({ error: 'LockedOut' });
  });

  it('locks after five wrong codes', async () => {
    const session = await sessionOf('helper');
    await session.sendCode('+15550165');
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await session.change('+15550165', { smsCode: '000000' })).toMatchObject({ error: 'WrongSmsCode' });
    expect(await session.change('+15550165')).toMatchObject({ code: 429, error: 'LockedOut', errors: [{ field: 'smsCode' }] });
  });

  it('is for those who are signed in', async () => {
    expect((await portal.call(undefined, 'POST', '/api/business/account/phone/sms', { phone: '+15550166' })).statusCode).toBe(401);
    expect((await portal.call(undefined, 'POST', '/api/business/account/phone', { phone: '+15550166', smsCode, password })).statusCode).toBe(401);
    expect(portal.texts).toEqual([]);
  });
});

describe('Rule: codes for a new phone come out of the budget of all texts', () => {
  it('at most one a minute to one number, few in a day, and few for one network address', async () => {
    const session = await sessionOf('seller');
    for (let asked = 1; asked <= 5; asked++) expect(await session.sendCode('+15550170')).toMatchObject({ code: 200 });
    expect(receivers()).toEqual(['+15550170']);
    expect(await session.sendCode('+15550170')).toMatchObject({ code: 429, error: 'TooManyCodes', errors: [{ field: 'phone' }] });
    for (let asked = 7; asked <= 12; asked++) expect(await session.sendCode(`+155501${70 + asked}`)).toMatchObject({ code: 200 });
    expect(await session.sendCode('+15550190')).toMatchObject({ code: 429, error: 'TooManyCodes' });
  });
});
