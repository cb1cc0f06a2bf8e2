import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { captchaFields } from '../sign-in/captcha-fields.ts';
import { phoneField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';

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
