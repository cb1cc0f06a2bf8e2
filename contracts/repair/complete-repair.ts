import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { photosField, remarkField } from '../item/item-fields.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const completeRepairEndpoint = endpoint({
  name: 'completeRepair',
  method: 'POST',
  path: '/repairs/complete',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports a repair complete, with photos from after it; the item is inspected again (R4.50).',
  body: z.strictObject({ repairNo: repairNoField, afterPhotos: photosField, remark: remarkField }),
  data: repairAnswerSchema,
  command: true,
});
