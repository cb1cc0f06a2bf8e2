import { z } from 'zod';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, wareInfo } from '../kernel/lists/query-rows.ts';
import { operatorField } from '../outbound/floor-fields.ts';
import { repairShop, repairShopReads } from './repair-fields.ts';
import { repairNosField } from './repair-tasks.ts';

const batchAnswerSchema = z.object({ batchNo: z.string(), repairNos: z.array(z.string()) });

export const openRepairBatchEndpoint = endpoint({
  name: 'openRepairBatch',
  method: 'POST',
  path: '/repairs/batches',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Puts repairs of one warehouse that are not done into a batch, optionally for an operator (R2.123).',
  body: z.strictObject({ repairNos: repairNosField, operatorId: idField.optional() }),
  data: batchAnswerSchema,
  command: true,
});

export const assignRepairBatchEndpoint = endpoint({
  name: 'assignRepairBatch',
  method: 'POST',
  path: '/repairs/batches/assignments',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Gives a batch, and what of it is not done, to an operator.',
  body: z.strictObject({ batchNo: idField, operatorId: operatorField }),
  data: batchAnswerSchema,
  command: true,
});

export const finishRepairBatchEndpoint = endpoint({
  name: 'finishRepairBatch',
  method: 'POST',
  path: '/repairs/batches/finish',
  bases: ['warehouse', 'admin'],
  access: repairShop,
  summary: 'Finishes a batch; what is not repaired yet is taken as repaired once that is confirmed (R5.40).',
  body: z.strictObject({ batchNo: idField, confirmed: z.boolean().default(false) }),
  data: batchAnswerSchema,
  command: true,
});

export const repairBatchViews = ['all', 'open', 'closed'] as const;
export type RepairBatchView = (typeof repairBatchViews)[number];

export const repairBatchRowSchema = z.object({
  batchNo: z.string(),
  ...wareInfo,
  open: z.boolean(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  repairs: count,
  repaired: count,
  failed: count,
  lost: count.describe('Whose box is lost'),
  left: count.describe('Neither repaired nor given up'),
  gmtCreate: gmt,
  gmtClosed: gmt.nullable(),
});
export type RepairBatchRow = z.output<typeof repairBatchRowSchema>;

export const listRepairBatches = endpoint({
  name: 'listRepairBatches',
  method: 'GET',
  path: '/repairs/batches',
  bases: ['warehouse', 'admin'],
  access: repairShopReads,
  summary: 'Batches of repairs with how far each has come, newest first',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(repairBatchViews).default('all'),
    /** In the number of the batch, or a repair's whole number. */
    text: searchText,
    wareId: idField.optional(),
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
  }),
  data: countedPageOf(repairBatchRowSchema, z.object({ all: count, open: count, closed: count })),
});
