import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { accountIdField, shopIdField } from '../account-fields.ts';
import { sellerAccountActions } from '../seller-account-actions.ts';
import { MAX_UID } from '#contracts/kernel/typed-lengths.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

export const admitSeller = endpoint({
  name: 'admitSeller',
  method: 'POST',
  path: '/accounts/admissions',
  bases: ['admin'],
  access: sellerAccountActions.admit.access,
  summary: 'Admits a seller who registered: opens their shop and lets them sign in.',
  body: z.strictObject({
    accountId: accountIdField,
    shopId: shopIdField,
    uid: z.string().trim().min(1).max(MAX_UID),
  }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});
