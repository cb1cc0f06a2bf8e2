import { z } from 'zod';
import { MAX_ITEMS_PER_REQUEST, oddNoField, orderAnswerSchema } from '../requests/request-fields.ts';

/** Who is to do the work; where nobody was chosen, the words are the same as for somebody who does not exist (R5.28). */
export const operatorField = z
  .string()
  .trim()
  .max(64)
  .default('')
  .refine((operatorId) => operatorId !== '', { error: 'OperatorUnknown' });
export const oddNosField = z.array(oddNoField).min(1).max(100);
export const toteField = z.string().trim().min(1).max(40);
/** Grams: a tonne. */
export const heaviestParcel = 1_000_000;
export const weightField = z.number().int().min(1).max(heaviestParcel);
export const MAX_PARCELS = MAX_ITEMS_PER_REQUEST;

export const ordersAnswerSchema = z.object({ orders: z.array(orderAnswerSchema) });
