import { endpoint } from '../kernel/endpoint.ts';
import { oneOrder, orderAnswerSchema } from '../requests/request-fields.ts';

/** R4.31: completed means that its payment is processed. */
export const completeOrderEndpoint = endpoint({
  name: 'completeOrder',
  method: 'POST',
  path: '/outbound/completions',
  bases: ['admin'],
  access: ['400.edit', '900.edit', '1100.edit', '1400.edit'],
  summary: 'Completes an order that is out of the warehouse or in the group account.',
  body: oneOrder,
  data: orderAnswerSchema,
  command: true,
});
