import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from './request-access.ts';
import { oneSeenOrder, orderAnswerSchema } from './request-fields.ts';

export const withdrawQuoteEndpoint = endpoint({
  name: 'withdrawQuote',
  method: 'POST',
  path: '/reviews/quote-withdrawals',
  bases: ['admin'],
  access: reviewerEdits,
  summary: 'Takes a quotation back that its seller has not answered; the request can be quoted anew.',
  body: oneSeenOrder,
  data: orderAnswerSchema,
  command: true,
});
