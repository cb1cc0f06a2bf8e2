import { endpoint } from '../kernel/endpoint.ts';
import { reviewerEdits } from './request-access.ts';
import { oneSeenOrder, orderAnswerSchema } from './request-fields.ts';

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
