import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

export const waitingSellerSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  registeredAt: z.string(),
});
export type WaitingSeller = z.output<typeof waitingSellerSchema>;

/** Those who registered and were not admitted or disabled since, the longest waiting first. */
export const listWaitingSellers = endpoint({
  name: 'listWaitingSellers',
  method: 'GET',
  path: '/accounts/admissions',
  bases: ['admin'],
  access: ['700.query'],
  summary: 'Sellers who wait for admission.',
  data: z.array(waitingSellerSchema),
});
