import { describe, expect, it } from 'vitest';
import { login } from './login.ts';

const captchaId = '0190a5b8-0000-7000-8000-000000000000';
const read = (body: object) => login.body!.safeParse(body);
const wrong = (body: object) => read(body).error?.issues.map((issue) => issue.path.join('.'));

describe('Rule: a sign-in names an account and one proof', () => {
  it('takes a password with a captcha, under either name of the account', () => {
    const answer = { captchaId, captcha: 'abcd', captchaWork: '7' };
    for (const name of ['account', 'username'])
      expect(read({ [name]: ' Ann@Shop ', password: 'p', ...answer }).data).toEqual({
        login: 'ann@shop',
        proof: { by: 'password', password: 'p' },
        answer,
      });
  });

  it('takes an SMS code, with a captcha as well', () => {
    const answer = { captchaId, captcha: 'abcd' };
    expect(read({ account: 'ann', smsCode: '123456', ...answer }).data).toEqual({
      login: 'ann',
      proof: { by: 'smsCode', smsCode: '123456' },
      answer,
    });
  });

  it.each([
    [{ smsCode: '123456' }, ['account', 'captchaId', 'captcha']],
    [{ account: 'ann' }, ['password', 'captchaId', 'captcha']],
    [{ account: 'ann', password: 'p', captchaId }, ['captcha']],
    [{ account: 'ann', smsCode: '12345', captchaId, captcha: 'a' }, ['smsCode']],
  ])('%j lacks %j', (body, fields) => expect(wrong(body)).toEqual(fields));
});
