import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { captchaFields } from '../sign-in/captcha.ts';
import { emailLoginField, phoneField, emailCodeField, newPasswordField, smsCodeField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';
import { MAX_NAME } from '#contracts/kernel/fields/typed-lengths.ts';

/** Guarded by the captcha, as the codes that go to a phone are. */
export const sendEmailCode = endpoint({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/account/register/email',
  bases: ['business'],
  access: 'public',
  summary: 'Sends a code to the e-mail address of someone who registers; at most one a minute.',
  body: z.strictObject({ email: emailLoginField, ...captchaFields }),
  data: z.null(),
  success: accountMessages.codeOnItsWay,
  limit: { calls: 10, seconds: 60 },
});

/** Guarded by the captcha, as the codes of a sign-in are. */
export const sendRegistrationCode = endpoint({
  name: 'sendRegistrationCode',
  method: 'POST',
  path: '/account/register/sms',
  bases: ['business'],
  access: 'public',
  summary: 'Sends a code to the phone of someone who registers; at most one a minute.',
  body: z.strictObject({ phone: phoneField, ...captchaFields }),
  data: z.null(),
  success: accountMessages.codeOnItsWay,
  limit: { calls: 10, seconds: 60 },
});

/** R2.07. Phone and e-mail address are each proven by a code that was sent there; the address becomes the login. The answer is the same whether or not the address is known already. */
export const registerSeller = endpoint({
  name: 'registerSeller',
  method: 'POST',
  path: '/account/register',
  bases: ['business'],
  access: 'public',
  summary: 'Applies for an account as a seller; it can sign in once an administrator admits it.',
  body: z.strictObject({
    name: z.string().trim().min(1).max(MAX_NAME),
    email: emailLoginField,
    phone: phoneField,
    password: newPasswordField,
    smsCode: smsCodeField,
    emailCode: emailCodeField,
  }),
  data: z.null(),
  success: accountMessages.registered,
  limit: { calls: 20, seconds: 60 },
});
