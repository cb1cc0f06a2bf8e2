import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { remarkField } from '../item/item-fields.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const failRepairEndpoint = endpoint({
  name: 'failRepair',
  method: 'POST',
  path: '/repairs/fail',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports an item not repairable, confirmed and with notes (R5.36, R5.37); it becomes an issue.',
  body: z.strictObject({ repairNo: repairNoField, confirmed: z.boolean().default(false), remark: remarkField }),
  data: repairAnswerSchema,
  command: true,
});
