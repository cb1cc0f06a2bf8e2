import { endpoint } from '../kernel/endpoint.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { oneOrder, orderAnswerSchema } from './request-fields.ts';

export const delistConsignmentEndpoint = endpoint({
  name: 'delistConsignment',
  method: 'POST',
  path: '/consignments/delistings',
  bases: [...ownerBases, 'admin'],
  access: [...ownerEdits, '1100.edit'],
  summary: 'Takes an unsold item off consignment.',
  body: oneOrder,
  data: orderAnswerSchema,
  command: true,
});
