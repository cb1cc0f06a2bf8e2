import type { Language } from '../access/viewer.ts';
import { say, type Words } from '../words.ts';

/** What people call the fields of signing in and registering; every other field goes by its name on the wire. */
const fieldNames: Readonly<Record<string, Words>> = {
  account: { en: 'account', zh: '账号' },
  password: { en: 'password', zh: '密码' },
  captcha: { en: 'verification code', zh: '验证码' },
  smsCode: { en: 'SMS code', zh: '短信验证码' },
  phone: { en: 'phone number', zh: '手机号' },
  email: { en: 'e-mail address', zh: '邮箱' },
};

/** A field of a request in the caller's language, as a sentence names it. */
export const fieldName = (field: string, language: Language): string =>
  Object.hasOwn(fieldNames, field) ? say(fieldNames[field]!, language) : field;
