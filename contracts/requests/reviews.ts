import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { reviewerEdits } from './request-access.ts';
import {
  feeField,
  MAX_ITEMS_PER_REQUEST,
  MAX_PRICE_CENTS,
  oddNoField,
  orderAnswerSchema,
  remarkField,
  seenVersionField,
  oneSeenOrder,
} from './request-fields.ts';
import { boxSizeField } from '../outbound/box-sizes.ts';
import { reasonField } from '../item/item-fields.ts';
import { presetReasonSchema } from './preset-reasons.ts';

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
      .array(z.strictObject({ oneId: oneIdSchema, priceCents: moneyField({ min: 1, max: MAX_PRICE_CENTS }) }))
      .max(MAX_ITEMS_PER_REQUEST)
      .optional(),
    boxes: z.array(boxSizeField).min(1).max(MAX_ITEMS_PER_REQUEST).optional().describe('Type 4: size and weight of each box, which its label costs'),
    remark: remarkField,
  }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});

export const withdrawQuoteEndpoint = endpoint({
  name: 'withdrawQuote',
  method: 'POST',
  path: '/reviews/quote-withdrawals',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Withdraws a quotation that the seller has not answered; the request can be quoted again.',
  body: oneSeenOrder,
  data: orderAnswerSchema,
  command: true,
});

export const approveRequestEndpoint = endpoint({
  name: 'approveRequest',
  method: 'POST',
  path: '/reviews/approvals',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Approves a request without a quotation.',
  body: oneSeenOrder,
  data: orderAnswerSchema,
  command: true,
});

export const rejectRequestEndpoint = endpoint({
  name: 'rejectRequest',
  method: 'POST',
  path: '/reviews/rejections',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Rejects a request; its seller sees the reason.',
  body: oneSeenOrder.extend({ reason: reasonField, preset: presetReasonSchema.optional() }),
  data: orderAnswerSchema,
  command: true,
});
