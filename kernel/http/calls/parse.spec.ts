import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { rejectionMessage } from '#contracts/errors.ts';
import { login } from '#contracts/accounts/sign-in/login.ts';
import { parse } from './parse.ts';

const refusalOf = (body: object, language: Language) => {
  const read = parse(login.body, body, language);
  if (!('refusal' in read)) throw new Error('was taken');
  return read.refusal;
};
const wrongCode = { account: 'ann', smsCode: '12345', captchaId: '019a0000-0000-7000-8000-000000000000', captcha: 'a' };

describe('Rule: a refused sign-in names its fields as people call them', () => {
  it.each([
    ['en_us', 'Please check SMS code: Must be 6 digits'],
    ['zh_cn', '请检查 短信验证码: 应为 6 位数字'],
  ] as const)('%s', (language, message) => expect(rejectionMessage(refusalOf(wrongCode, language), language)).toBe(message));

  it('and to programs by its name on the wire', () => expect(refusalOf(wrongCode, 'en_us').errors).toMatchObject([{ field: 'smsCode' }]));
});
