import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, password, smsCode, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());
/** Each rule has a day of its own, and with it what may be sent in a day. */
const onANewDay = () => beforeAll(() => portal.clock.pass(24 * 60 * 60_000));

const post = async (path: string, payload: object) => (await portal.call(undefined, 'POST', `/api/business/account/register${path}`, payload)).json();
const sendCode = async (phone: string) => post('/sms', { phone, captchaId: await portal.captchaId(), captcha: 'ABCD' });
const mailCode = async (email: string) => post('/email', { email, captchaId: await portal.captchaId(), captcha: 'ABCD' });
const apply = (email: string, phone: string, given: object = {}) =>
  post('', { name: 'New Seller', email, phone, password, smsCode, emailCode: smsCode, ...given });

const register = async (email: string, phone: string, given: object = {}) => {
  await sendCode(phone);
  await mailCode(email);
  return apply(email, phone, given);
};
const waitingOf = async (email: string): Promise<string | undefined> => {
  const text = "SELECT data->>'accountId' AS id FROM events WHERE type = 'AccountCreated' AND data->>'login' = $1";
  return (await portal.database.pool.query<{ id: string }>(text, [email])).rows[0]?.id;
};

describe('Rule: a seller registers with a phone that answers', () => {
  onANewDay();

  it('sends the code to the phone, once a captcha was read', async () => {
    expect(await post('/sms', { phone: '+1 555 0100', captchaId: await portal.captchaId(), captcha: 'ZZZZ' })).toMatchObject({
      error: 'WrongCaptcha',
    });
    expect(await sendCode('+1 555 0100')).toMatchObject({ code: 200 });
    expect(portal.texts.at(-1)).toMatchObject({ phone: '+15550100' });
  });

  it('takes no password that is tried among the first, nor one that says whose it is', async () => {
    expect(await apply('a@example.com', '+15550101', { password: 'Passw0rd' })).toMatchObject({ code: 422, error: 'PasswordCommon' });
    expect(await apply('long.name@example.com', '+15550101', { password: 'long.name1' })).toMatchObject({ error: 'PasswordOfPerson' });
  });

  it('takes no application without the code', async () => {
    expect(await apply('a@example.com', '+15550101')).toMatchObject({ code: 422, error: 'WrongSmsCode' });
    await sendCode('+15550101');
    expect(await apply('a@example.com', '+15550101', { smsCode: '000000' })).toMatchObject({ error: 'WrongSmsCode' });
    expect(await waitingOf('a@example.com')).toBeUndefined();
  });

  it('locks a phone after five wrong codes', async () => {
    await sendCode('+15550102');
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await apply('b@example.com', '+15550102', { smsCode: '000000' })).toMatchObject({ code: 422 });
    expect(await apply('b@example.com', '+15550102')).toMatchObject({ code: 429, error: 'LockedOut' });
  });

  it('names the fields that are wrong', async () => {
    expect(await apply('no address', '+15550103', { password: 'short' })).toMatchObject({
      code: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field: 'email' }), expect.objectContaining({ field: 'password' })]),
    });
  });
});

describe('Rule: a seller registers with an e-mail address whose mail they read', () => {
  onANewDay();

  it('sends the code to the address, once a captcha was read', async () => {
    expect(await post('/email', { email: 'c@example.com', captchaId: await portal.captchaId(), captcha: 'ZZZZ' })).toMatchObject({
      error: 'WrongCaptcha',
    });
    expect(await mailCode('C@Example.com')).toMatchObject({ code: 200 });
    expect(portal.texts.at(-1)).toMatchObject({ email: 'c@example.com', text: expect.stringContaining(smsCode) });
  });

  it('takes no application without the code of this very address, and leaves the code of the phone as it was', async () => {
    await sendCode('+15550140');
    expect(await apply('partner@example.com', '+15550140')).toMatchObject({
      code: 422,
      error: 'WrongEmailCode',
      errors: [{ field: 'emailCode' }],
    });
    await mailCode('mine@example.com');
    expect(await apply('partner@example.com', '+15550140')).toMatchObject({ error: 'WrongEmailCode' });
    expect(await waitingOf('partner@example.com')).toBeUndefined();
    expect(await apply('mine@example.com', '+15550140')).toMatchObject({ code: 200 });
  });

  it('takes each code once', async () => {
    await sendCode('+15550141');
    expect(await apply('mine@example.com', '+15550141')).toMatchObject({ error: 'WrongEmailCode' });
  });

  it('takes no code that has expired', async () => {
    await mailCode('slow@example.com');
    portal.clock.pass(5 * 60_000 + 1);
    await sendCode('+15550142');
    expect(await apply('slow@example.com', '+15550142')).toMatchObject({ error: 'WrongEmailCode' });
  });

  it('locks an address after five wrong codes', async () => {
    await sendCode('+15550143');
    await mailCode('d@example.com');
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await apply('d@example.com', '+15550143', { emailCode: '000000' })).toMatchObject({ error: 'WrongEmailCode' });
    expect(await apply('d@example.com', '+15550143')).toMatchObject({ code: 429, error: 'LockedOut', errors: [{ field: 'emailCode' }] });
  });

  it('sends one address few codes in a day', async () => {
    portal.clock.pass(24 * 60 * 60_000);
    for (let sent = 1; sent <= 5; sent++) {
      expect(await mailCode('often@example.com')).toMatchObject({ code: 200 });
      portal.clock.pass(61_000);
    }
    expect(await mailCode('often@example.com')).toMatchObject({ code: 429, error: 'TooManyCodes', errors: [{ field: 'email' }] });
  });
});

describe('Rule: nobody signs in to a registration before it is admitted', () => {
  onANewDay();

  it('says so to those who know the password, and to nobody else', async () => {
    expect(await register('New@Example.com', '+15550110')).toMatchObject({ code: 200 });
    expect((await portal.login('new@example.com')).json()).toMatchObject({ error: 'AwaitsAdmission' });
    expect((await portal.login('new@example.com', { password: 'wrong' })).json()).toMatchObject({ error: 'WrongCredentials' });
  });

  it('lets the seller in once an administrator has opened their shop', async () => {
    const accountId = await waitingOf('new@example.com');
    const admin = await portal.tokenOf('admin');
    const admitted = await portal.call(admin, 'POST', '/api/admin/accounts/admissions', { accountId, shopId: 77, uid: 'NEW' });
    expect(admitted.json()).toMatchObject({ code: 200 });
    expect((await portal.login('new@example.com')).json()).toMatchObject({ code: 200, data: { roles: ['seller'] } });
  });
});

describe('Rule: whoever is refused reads why when they sign in', () => {
  onANewDay();

  it('after the right password only, and signs in once admitted after all', async () => {
    await register('no@example.com', '+15550115');
    const accountId = await waitingOf('no@example.com');
    const admin = await portal.tokenOf('admin');
    const send = (path: string, body: object) => portal.call(admin, 'POST', `/api/admin/accounts/${path}`, { accountId, ...body });
    expect((await send('refusals', { reason: 'no' })).json()).toMatchObject({ code: 400 });
    expect((await send('refusals', { reason: 'We know no such company' })).json()).toMatchObject({ code: 200 });
    expect((await portal.login('no@example.com')).json()).toMatchObject({
      error: 'ApplicationRefused',
      msg: expect.stringContaining('no such company'),
    });
    expect((await portal.login('no@example.com', { password: 'wrong' })).json()).toMatchObject({ error: 'WrongCredentials' });

    expect((await send('admissions', { shopId: 78, uid: 'AFTER' })).json()).toMatchObject({ code: 200 });
    expect((await portal.login('no@example.com')).json()).toMatchObject({ code: 200 });
  });
});

describe('Rule: a registration tells nobody which accounts there are', () => {
  onANewDay();

  it('answers the same for an address that is taken, and changes nothing', async () => {
    const first = await register('twice@example.com', '+15550120');
    const accountId = await waitingOf('twice@example.com');
    const again = await register('twice@example.com', '+15550121', { password: 'another password 1' });
    expect({ ...again, requestId: '' }).toEqual({ ...first, requestId: '' });
    expect(await waitingOf('twice@example.com')).toBe(accountId);
    expect((await portal.login('twice@example.com')).json()).toMatchObject({ error: 'AwaitsAdmission' });
  });
});

describe('Rule: a registration that was cut off can be made again', () => {
  onANewDay();

  it('keeps the account and its password together or not at all', async () => {
    const { pool } = portal.database;
    await pool.query("ALTER TABLE credentials ADD CONSTRAINT cut_off CHECK (login <> 'cut@example.com')");
    expect(await register('cut@example.com', '+15550130')).toMatchObject({ code: 500 });
    expect(await waitingOf('cut@example.com')).toBeUndefined();

    await pool.query('ALTER TABLE credentials DROP CONSTRAINT cut_off');
    expect(await register('cut@example.com', '+15550131')).toMatchObject({ code: 200 });
    expect((await portal.login('cut@example.com')).json()).toMatchObject({ error: 'AwaitsAdmission' });
  });
});
