import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { addressField, labelField, oneIdsField, orderAnswerSchema, remarkField } from './request-fields.ts';

/** Type 14 (R4.13). Goes by a label or to an address; either may be settled when it ships. */
export const orderDirectOutboundEndpoint = endpoint({
  name: 'orderDirectOutbound',
  method: 'POST',
  path: '/outbound/direct-orders',
  bases: ['admin'],
  access: ['300.edit', '300.add', '900.add'],
  summary: "Ships items of one user without the seller's application.",
  body: z.strictObject({
    oneIds: oneIdsField,
    label: labelField.optional(),
    address: addressField.optional(),
    dueAt: z.iso.datetime().optional(),
    remark: remarkField,
  }),
  data: orderAnswerSchema,
  command: true,
});
