import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { captchaFields } from './captcha-fields.ts';
import { loginField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';

/** R7.36: what it answers does not tell whether the account exists. */
export const sendSmsCode = endpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/account/sms',
  bases,
  access: 'public',
  summary: 'Sends a sign-in code to the phone of the account, if there is one; at most one a minute.',
  body: z.strictObject({ account: loginField, ...captchaFields }),
  data: z.null(),
  success: accountMessages.codeSent,
  limit: { calls: 10, seconds: 60 },
});
