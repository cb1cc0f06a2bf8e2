import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { repairAnswerSchema, repairItemIdsField, repairNoField, repairReview } from './repair-fields.ts';

export const editRepairEndpoint = endpoint({
  name: 'editRepair',
  method: 'POST',
  path: '/repairs/edit',
  bases: ['admin'],
  access: repairReview,
  summary: 'Changes what is to be done before the repair is reviewed (R4.54).',
  body: z.strictObject({ repairNo: repairNoField, repairItemIds: repairItemIdsField }),
  data: repairAnswerSchema,
  command: true,
});
