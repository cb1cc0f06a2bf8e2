import { z } from 'zod';
import { bases, endpoint } from '../../kernel/endpoint.ts';
import { loginField } from '../account-fields.ts';

/** R7.36: what it answers does not tell whether the account exists. */
export const sendSmsCode = endpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/account/sms',
  bases,
  access: 'public',
  summary: 'Sends a sign-in code to the phone of the account, if there is one; at most one a minute.',
  body: z.strictObject({ account: loginField, captchaId: z.uuid(), captcha: z.string().trim().min(1).max(10) }),
  data: z.null(),
  success: 'codeSent',
  limit: { calls: 10, seconds: 60 },
});
