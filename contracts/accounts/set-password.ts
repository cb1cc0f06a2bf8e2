import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { accountIdField, newPasswordField, phoneField } from './account-fields.ts';
import { sellerAccountActions } from './seller-account-actions.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const setPassword = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/accounts/passwords',
  bases: ['admin'],
  access: sellerAccountActions.setPassword.access,
  summary: 'Sets or resets the password of an account, and the phone that its SMS codes go to; its sessions end.',
  body: z.strictObject({
    accountId: accountIdField,
    newPassword: newPasswordField,
    phone: phoneField.optional(),
  }),
  data: z.null(),
  success: kernelMessages.saved,
});
