import { z } from 'zod';
import { reasonField } from '#contracts/item/item-fields.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { accountIdField } from '../account-fields.ts';
import { sellerAccountActions } from '../seller-account-actions.ts';

export const refuseSeller = endpoint({
  name: 'refuseSeller',
  method: 'POST',
  path: '/accounts/refusals',
  bases: ['admin'],
  access: sellerAccountActions.refuse.access,
  summary: 'Refuses the application of a seller, who sees the reason at sign-in; they can still be admitted later.',
  body: z.strictObject({ accountId: accountIdField, reason: reasonField }),
  data: z.null(),
  command: true,
});
