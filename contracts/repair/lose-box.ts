import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const loseBoxEndpoint = endpoint({
  name: 'loseBox',
  method: 'POST',
  path: '/repairs/lost-boxes',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports the box of a repair lost (R4.55).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
