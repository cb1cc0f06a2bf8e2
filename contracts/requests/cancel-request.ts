import { endpoint } from '../kernel/endpoint.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { oneOrder, orderAnswerSchema, remarkField } from './request-fields.ts';

export const cancelRequestEndpoint = endpoint({
  name: 'cancelRequest',
  method: 'POST',
  path: '/requests/cancellations',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Refuses the quotation or fee of a request.',
  body: oneOrder.extend({ reason: remarkField }),
  data: orderAnswerSchema,
  command: true,
});
