import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { addressField, mostItemsOfARequest, oneIdsField, orderAnswerSchema, remarkField } from './request-fields.ts';

const box = z.strictObject({ boxNo: z.string().trim().min(1).max(20), oneIds: z.array(oneIdSchema).min(1).max(mostItemsOfARequest) });

/** Type 4. The provider ships to the address, in boxes where they are given. */
export const applyReshipEndpoint = endpoint({
  name: 'applyReship',
  method: 'POST',
  path: '/requests/reship',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to ship items without a label.',
  largeBody: true,
  body: z.strictObject({
    oneIds: oneIdsField,
    address: addressField,
    boxes: z.array(box).max(mostItemsOfARequest).default([]),
    dueAt: z.iso.datetime().optional(),
    remark: remarkField,
  }),
  data: orderAnswerSchema,
  command: true,
});
