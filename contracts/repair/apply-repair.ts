import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { photosField } from '../item/item-fields.ts';
import { oneIdsField } from '../requests/request-fields.ts';
import { repairItemIdsField } from './repair-fields.ts';

export const applyRepairEndpoint = endpoint({
  name: 'applyRepair',
  method: 'POST',
  path: '/repairs',
  bases: ['business'],
  access: ['business.add'],
  summary: 'Applies for the repair of items in stock: one repair order each, at the prices of the day.',
  body: z.strictObject({
    oneIds: oneIdsField,
    repairItemIds: repairItemIdsField,
    beforePhotos: photosField,
  }),
  data: z.object({ repairs: z.array(z.object({ repairNo: z.string(), oneId: z.string() })), costCents: z.number().int() }),
  command: true,
});
