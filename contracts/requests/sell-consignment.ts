import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { mostPriceCents, oneOrder, orderAnswerSchema, platformField } from './request-fields.ts';

/** The platform reports the sale; the goods then wait for the floor. `platform` defaults to the one applied for. */
export const sellConsignmentEndpoint = endpoint({
  name: 'sellConsignment',
  method: 'POST',
  path: '/consignments/sales',
  bases: ['admin'],
  access: ['1100.edit', '1400.edit'],
  summary: 'Records that a consigned item was sold.',
  body: oneOrder.extend({
    platform: platformField.optional(),
    platOrderNo: platformField,
    soldPriceCents: moneyField({ min: 1, max: mostPriceCents }),
  }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});
