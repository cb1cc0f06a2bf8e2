import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const findBoxEndpoint = endpoint({
  name: 'findBox',
  method: 'POST',
  path: '/repairs/found-boxes',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Undoes a lost box (R4.56).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
