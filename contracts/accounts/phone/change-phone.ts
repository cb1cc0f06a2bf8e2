import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { passwordField, phoneField, smsCodeField } from '../account-fields.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

/** Two accounts may have one phone: whoever signs in by SMS says which account. */
export const changePhone = endpoint({
  name: 'changePhone',
  method: 'POST',
  path: '/account/phone',
  bases,
  access: 'signedIn',
  summary: 'Sets the phone for one’s own sign-in codes, with a code sent to it and the password.',
  body: z.strictObject({ phone: phoneField, smsCode: smsCodeField, password: passwordField }),
  data: z.null(),
  success: kernelMessages.saved,
});
