import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { captchaFields } from '../sign-in/captcha-fields.ts';
import { emailLoginField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';

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
