import { z } from 'zod';
import { photosField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const startRepairEndpoint = endpoint({
  name: 'startRepair',
  method: 'POST',
  path: '/repairs/start',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Marks an item as repairable (R4.49) and starts the work, with photos from before.',
  body: z.strictObject({ repairNo: repairNoField, beforePhotos: photosField }),
  data: repairAnswerSchema,
  command: true,
});
