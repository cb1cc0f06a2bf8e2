import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairCancels, repairNoField } from './repair-fields.ts';

export const cancelRepairEndpoint = endpoint({
  name: 'cancelRepair',
  method: 'POST',
  path: '/repairs/cancel',
  bases: ['business', 'warehouse', 'admin'],
  access: repairCancels,
  summary: 'Cancels a repair: the seller until it is approved, staff until it is done (R4.52).',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
