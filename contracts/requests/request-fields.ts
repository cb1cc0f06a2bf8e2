import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { orderStates, outboundStages } from '../outbound/order-events.ts';

/** Fields that the commands on orders share, with their bounds. */
export const mostItemsOfARequest = 100;
export const oddNoField = z.string().trim().min(1).max(32);
export const oneIdsField = z.array(oneIdSchema).min(1).max(mostItemsOfARequest);
export const remarkField = z.string().trim().max(500).default('');
export const reasonField = z.string().trim().min(1).max(500);
export const platformField = z.string().trim().min(1).max(40);
/** Integer cents, up to a million dollars. */
export const mostCents = 100_000_000;
export const centsField = z.number().int().min(0).max(mostCents);

/** A shipping label that the seller brings: the stored file and what its bars say. */
export const labelField = z.strictObject({
  url: z.string().min(1).max(200),
  logNo: z.string().trim().min(1).max(40),
  carrier: z.string().trim().min(1).max(40),
});

const addressLine = z.string().trim().min(1).max(200);
export const addressField = z.strictObject({
  recipient: addressLine,
  country: z.string().trim().min(2).max(60),
  state: addressLine,
  city: addressLine,
  zipCode: z.string().trim().min(1).max(20),
  street: addressLine,
  phone: z.string().trim().min(3).max(40),
  company: z.string().trim().max(200).optional(),
  idCardNumber: z.string().trim().max(30).optional(),
});

export const oneOrder = z.strictObject({ oddNo: oddNoField });

/** What a command on an order answers: where the order stands now. */
export const orderAnswerSchema = z.object({
  oddNo: z.string(),
  state: z.enum(orderStates),
  stage: z.enum(outboundStages).optional(),
});
export type OrderAnswer = z.output<typeof orderAnswerSchema>;
