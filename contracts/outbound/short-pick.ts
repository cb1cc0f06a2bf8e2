import { z } from 'zod';
import { photosField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { oneOrder, orderAnswerSchema, floorReasonField } from '../requests/request-fields.ts';
import { floorBases, floorEdits } from './outbound-access.ts';

/** Releases the item; its shelf is to be counted. An order without any item left is an exception. */
export const shortPickEndpoint = endpoint({
  name: 'shortPick',
  method: 'POST',
  path: '/outbound/short-picks',
  bases: floorBases,
  access: floorEdits,
  summary: 'Reports an item that cannot be picked, with an optional substitute. A damaged item needs a photo.',
  body: oneOrder.extend({
    oneId: oneIdSchema,
    reason: floorReasonField,
    twin: oneIdSchema.optional(),
    damaged: z.boolean().optional(),
    photos: photosField,
  }),
  data: orderAnswerSchema,
  command: true,
});
