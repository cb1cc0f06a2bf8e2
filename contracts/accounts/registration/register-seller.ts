import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { emailLoginField, newPasswordField, phoneField, smsCodeField } from '../account-fields.ts';

/** R2.07. The e-mail address becomes the login. The answer is the same whether or not the address is known already. */
export const registerSeller = endpoint({
  name: 'registerSeller',
  method: 'POST',
  path: '/account/register',
  bases: ['business'],
  access: 'public',
  summary: 'Applies for an account as a seller; nobody can sign in to it before an administrator admits it.',
  body: z.strictObject({
    name: z.string().trim().min(1).max(100),
    email: emailLoginField,
    phone: phoneField,
    password: newPasswordField,
    smsCode: smsCodeField,
  }),
  data: z.null(),
  success: 'registered',
  limit: { calls: 20, seconds: 60 },
});
