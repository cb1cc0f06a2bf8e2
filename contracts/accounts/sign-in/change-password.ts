import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { newPasswordField, passwordField } from '../account-fields.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

/** R7.30. The confirmation is compared in the form and never sent (R3.45). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/changePassword',
  bases,
  access: 'signedIn',
  summary: 'Changes one’s own password and ends every session of the account.',
  body: z.strictObject({ oldPassword: passwordField, newPassword: newPasswordField }),
  data: z.null(),
  success: kernelMessages.saved,
});
