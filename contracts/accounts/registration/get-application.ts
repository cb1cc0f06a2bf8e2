import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { gmt } from '#contracts/kernel/query-rows.ts';
import { accountIdField } from '../account-fields.ts';
import { sellerAccountActions } from '../seller-account-actions.ts';

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
