import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { emailCodeField, emailLoginField, newPasswordField, phoneField, smsCodeField } from '../account-fields.ts';
import { MAX_NAME } from '#contracts/kernel/typed-lengths.ts';
import { accountMessages } from '../account-messages.ts';

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
