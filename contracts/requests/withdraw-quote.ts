import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from './request-access.ts';
import { oneSeenOrder, orderAnswerSchema } from './request-fields.ts';

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
