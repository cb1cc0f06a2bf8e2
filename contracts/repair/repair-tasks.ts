import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { operatorField } from '../outbound/floor-fields.ts';
import { repairAnswerSchema, repairNoField, repairShop } from './repair-fields.ts';

export const MAX_REPAIRS_AT_ONCE = 100;
export const repairNosField = z.array(repairNoField).min(1).max(MAX_REPAIRS_AT_ONCE);
const repairsAnswerSchema = z.object({ repairs: z.array(repairAnswerSchema) });

export const pickRepairsEndpoint = endpoint({
  name: 'pickRepairs',
  method: 'POST',
  path: '/repairs/picked',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Reports that the items of repairs were fetched from their shelves; they wait at the bench.',
  body: z.strictObject({ repairNos: repairNosField }),
  data: repairsAnswerSchema,
  command: true,
});

export const assignRepairsEndpoint = endpoint({
  name: 'assignRepairs',
  method: 'POST',
  path: '/repairs/assignments',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Gives the tasks of repairs to an operator, also those that another has (R2.190).',
  body: z.strictObject({ repairNos: repairNosField, operatorId: operatorField }),
  data: repairsAnswerSchema,
  command: true,
});

export const revertRepairTasksEndpoint = endpoint({
  name: 'revertRepairTasks',
  method: 'POST',
  path: '/repairs/assignments/revert',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Closes the tasks of repairs, so that they can be assigned anew (R4.57).',
  body: z.strictObject({ repairNos: repairNosField }),
  data: repairsAnswerSchema,
  command: true,
});

export const moveRepairsToTodayEndpoint = endpoint({
  name: 'moveRepairsToToday',
  method: 'POST',
  path: '/repairs/today',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: "Moves repairs that wait to today's work (R4.58).",
  body: z.strictObject({ repairNos: repairNosField }),
  data: repairsAnswerSchema,
  command: true,
});
