import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { accountIdField } from './account-fields.ts';
import { sellerAccountActions } from './seller-account-actions.ts';

export const suspendAccount = endpoint({
  name: 'suspendAccount',
  method: 'POST',
  path: '/accounts/suspensions',
  bases: ['admin'],
  access: sellerAccountActions.suspend.access,
  summary: 'Disables an account: its sessions end, and signing in is refused as Suspended.',
  body: z.strictObject({ accountId: accountIdField, reason: z.string().trim().min(1).max(500) }),
  data: z.null(),
  command: true,
});

export const reinstateAccount = endpoint({
  name: 'reinstateAccount',
  method: 'POST',
  path: '/accounts/reinstatements',
  bases: ['admin'],
  access: sellerAccountActions.reinstate.access,
  summary: 'Lets a disabled account sign in again.',
  body: z.strictObject({ accountId: accountIdField }),
  data: z.null(),
  command: true,
});
