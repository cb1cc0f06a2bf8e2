import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { phoneField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';

export const sendPhoneCode = endpoint({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/account/phone/sms',
  bases,
  access: 'signedIn',
  summary: 'Sends a code to a new phone for sign-in codes; at most one a minute.',
  body: z.strictObject({ phone: phoneField }),
  data: z.null(),
  success: accountMessages.codeOnItsWay,
  limit: { calls: 10, seconds: 60 },
});
