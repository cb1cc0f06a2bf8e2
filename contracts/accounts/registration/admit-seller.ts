import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { gmt } from '#contracts/kernel/lists/query-rows.ts';
import { accountIdField, shopIdField } from '../account-fields.ts';
import { sellerAccountActions } from '../seller-account-states.ts';
import { MAX_UID } from '#contracts/kernel/fields/typed-lengths.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';
import { reasonField } from '#contracts/item/item-fields.ts';

export const sellerApplicationSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** The applicant entered a code that was sent there. */
  emailProven: z.boolean(),
  /** Proven in the same way; null where none is known. */
  phone: z.string().nullable(),
  gmtCreate: gmt,
  /** Free when they were read: the admission refuses what was taken meanwhile. */
  proposed: z.object({ shopId: z.number().int(), uid: z.string() }),
});

export const getSellerApplication = endpoint({
  name: 'getSellerApplication',
  method: 'GET',
  path: '/accounts/applications',
  bases: ['admin'],
  access: sellerAccountActions.admit.access,
  summary: 'What a seller applied with, and the next free number and UID for their shop.',
  query: z.strictObject({ accountId: accountIdField }),
  data: sellerApplicationSchema,
});

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
