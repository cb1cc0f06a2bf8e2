import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from './request-access.ts';
import { centsField, mostItemsOfARequest, oddNoField, orderAnswerSchema, remarkField } from './request-fields.ts';

/** The operator names its fee, or for a cash-out its price for each item; the seller then confirms or cancels. */
export const quoteRequestEndpoint = endpoint({
  name: 'quoteRequest',
  method: 'POST',
  path: '/reviews/quotes',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Quotes a request, for its seller to confirm.',
  body: z.strictObject({
    oddNo: oddNoField,
    feeCents: centsField.default(0),
    perItem: z
      .array(z.strictObject({ oneId: oneIdSchema, priceCents: centsField.min(1) }))
      .max(mostItemsOfARequest)
      .optional(),
    remark: remarkField,
  }),
  data: orderAnswerSchema,
  command: true,
});
