import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { mostPriceCents, oneOrder, orderAnswerSchema } from './request-fields.ts';

/** R4.19, status 3: the operator buys the unsold item. */
export const takeOverConsignmentEndpoint = endpoint({
  name: 'takeOverConsignment',
  method: 'POST',
  path: '/consignments/takeovers',
  bases: ['admin'],
  access: ['1100.edit'],
  summary: "Switches a consigned item to the operator's own account.",
  body: oneOrder.extend({ priceCents: moneyField({ min: 1, max: mostPriceCents }) }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});
