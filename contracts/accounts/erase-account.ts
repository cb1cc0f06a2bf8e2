import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { accountIdField } from './account-fields.ts';
import { sellerAccountActions } from './seller-account-actions.ts';

export const eraseAccountEndpoint = endpoint({
  name: 'eraseAccount',
  method: 'POST',
  path: '/accounts/erasures',
  bases: ['admin'],
  access: sellerAccountActions.erase.access,
  summary: 'Erases the personal data of a disabled account for good: its key is destroyed, and everything encrypted with it reads as erased.',
  body: z.strictObject({
    accountId: accountIdField,
    /** The real name of its shop too, and every sender and recipient of the shop's orders and labels. */
    withShop: z.boolean(),
  }),
  data: z.null(),
  command: true,
});
