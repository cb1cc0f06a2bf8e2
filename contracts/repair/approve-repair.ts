import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairNoField, repairReview } from './repair-fields.ts';

export const approveRepairEndpoint = endpoint({
  name: 'approveRepair',
  method: 'POST',
  path: '/repairs/approve',
  bases: ['admin'],
  access: repairReview,
  summary: 'Approves a repair.',
  body: z.strictObject({ repairNo: repairNoField }),
  data: repairAnswerSchema,
  command: true,
});
