import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { reviewerEdits } from './request-access.ts';
import { feeField, mostItemsOfARequest, mostPriceCents, oddNoField, orderAnswerSchema, remarkField, seenVersionField } from './request-fields.ts';

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
    version: seenVersionField,
    feeCents: feeField.default(0),
    perItem: z
      .array(z.strictObject({ oneId: oneIdSchema, priceCents: moneyField({ min: 1, max: mostPriceCents }) }))
      .max(mostItemsOfARequest)
      .optional(),
    remark: remarkField,
  }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});
