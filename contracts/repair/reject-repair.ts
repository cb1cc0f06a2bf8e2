import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reasonField } from '../item/item-fields.ts';
import { repairAnswerSchema, repairNoField, repairReview } from './repair-fields.ts';

export const rejectRepairEndpoint = endpoint({
  name: 'rejectRepair',
  method: 'POST',
  path: '/repairs/reject',
  bases: ['admin'],
  access: repairReview,
  summary: 'Rejects a repair with a reason that the seller sees (R4.53).',
  body: z.strictObject({ repairNo: repairNoField, reason: reasonField }),
  data: repairAnswerSchema,
  command: true,
});
