import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const markShopInternalAccess: readonly PermissionCheck[] = ['700.edit'];

export const markShopInternalEndpoint = endpoint({
  name: 'markShopInternal',
  method: 'POST',
  path: '/shops/internal',
  bases: ['admin'],
  access: markShopInternalAccess,
  summary: 'Marks a shop as an internal test account, or takes the mark away: the financial overview leaves those out, for the past too (R9.40).',
  body: z.strictObject({ shopId: shopIdField, isInternal: z.boolean() }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});
