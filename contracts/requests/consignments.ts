import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { consignmentPlatforms } from './consignment-platforms.ts';
import { ownerAdds, ownerBases, ownerEdits } from './request-access.ts';
import { MAX_ITEMS_PER_REQUEST, MAX_PRICE_CENTS, remarkField, oneOrder, orderAnswerSchema, platformField } from './request-fields.ts';

/** No price is below $10 (R5.13). */
export const lowestPriceCents = 1_000;
export const askingPriceField = moneyField({ min: lowestPriceCents, max: MAX_PRICE_CENTS, tooLow: 'lowestPrice' });

/** Type 6. A platform sells and numbers each item singly, so that each item gets an order of its own, in the order given. */
export const applyConsignmentEndpoint = endpoint({
  name: 'applyConsignment',
  method: 'POST',
  path: '/requests/consignment',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to put items on consignment, each at its price.',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ oneId: oneIdSchema, priceCents: askingPriceField }))
      .min(1)
      .max(MAX_ITEMS_PER_REQUEST),
    platform: z.enum(consignmentPlatforms),
    remark: remarkField,
  }),
  data: z.object({ oddNos: z.array(z.string()) }),
  command: true,
});

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
    soldPriceCents: moneyField({ min: 1, max: MAX_PRICE_CENTS }),
  }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});

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

/** R4.19, status 3: the operator buys the unsold item. */
export const takeOverConsignmentEndpoint = endpoint({
  name: 'takeOverConsignment',
  method: 'POST',
  path: '/consignments/takeovers',
  bases: ['admin'],
  access: ['1100.edit'],
  summary: "Switches a consigned item to the operator's own account.",
  body: oneOrder.extend({ priceCents: moneyField({ min: 1, max: MAX_PRICE_CENTS }) }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});
