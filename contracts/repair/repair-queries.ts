import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { cents, count, gmt, shopInfoSchema, wareInfo, countedPageOf } from '../kernel/lists/query-rows.ts';
import { qcResultNames, repairDefectNames } from './repair-bench.ts';
import { repairBoxSchema } from './repair-boxes.ts';
import { repairCodeNames } from './repair-codes.ts';
import { repairActionNames } from './repair-actions.ts';
import { repairStatusNames, type RepairStatus } from './repair-events.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { repairNoField, repairReadBases, repairReads } from './repair-fields.ts';

const staffOnly = 'Left out for sellers';

/** One of the works that were chosen; without price and days where they were not kept. */
const repairWorkSchema = z.object({ name: z.string(), priceCents: cents.nullable(), estimatedDays: count.nullable() });
export type RepairWork = z.output<typeof repairWorkSchema>;

/** A repair order as lists show it (R3.25). */
export const repairRowSchema = z.object({
  repairNo: z.string(),
  status: z.enum(repairStatusNames),
  code: z.enum(repairCodeNames).describe('Its last step (R4.34)'),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  oneId: z.string(),
  sku: z.string(),
  brand: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  works: z.array(repairWorkSchema),
  estimatedCost: cents,
  cost: cents.nullable().describe('Once it is completed'),
  daysWaiting: count.describe('Whole days from the application to its end, or until now'),
  repairsAhead: count.nullable().describe('Those of the warehouse that were applied for before; null once nothing waits any more'),
  estimatedDays: count.nullable().describe('Until it is done: of what is ahead and of the works chosen'),
  operator: z.string().nullable().optional().describe(staffOnly),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable().optional().describe(staffOnly),
  today: z.boolean().optional().describe(`Moved to today's work. ${staffOnly}`),
  batchNo: z.string().nullable(),
  box: repairBoxSchema.nullable().optional().describe(staffOnly),
  shelf: z.string().nullable().optional().describe(staffOnly),
  reason: z.string().nullable().describe('Why it was rejected'),
  beforePhotos: z.array(z.string()),
  afterPhotos: z.array(z.string()).optional().describe('On the management side only (R3.26)'),
  qcResult: z.enum(qcResultNames).nullable().optional().describe(`How the work was found at the bench. ${staffOnly}`),
  inspectionResult: z.string().nullable().optional().describe(`How the item was found once it was repaired. ${staffOnly}`),
  gmtCreate: gmt,
  gmtEnded: gmt.nullable(),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(repairActionNames)),
});
export type RepairRow = z.output<typeof repairRowSchema>;

const repairHistorySchema = z.object({
  id: z.string(),
  name: z.string().describe('Name of the repair event'),
  gmtCreate: gmt,
  operator: z.string().optional().describe(staffOnly),
  cost: cents.nullable(),
  said: z.string().describe('A reason or a remark'),
});
export type RepairHistoryEntry = z.output<typeof repairHistorySchema>;

export const repairDetailSchema = repairRowSchema.extend({
  state: z.enum(itemStateNames).nullable().describe("The item's; null for a seller whose item it no longer is"),
  oneidRelated: z.string().nullable(),
  defects: z.array(z.enum(repairDefectNames)),
  qc: z
    .object({ result: z.enum(qcResultNames), photos: z.array(z.string()) })
    .nullable()
    .optional()
    .describe(staffOnly),
  waybillPhotos: z.array(z.string()).optional().describe(`The waybill that the item came to the bench with (R3.25). ${staffOnly}`),
  remark: z.string().describe('Of the repair shop, when it was done or could not be'),
  /** How the item was found once it was repaired. */
  inspection: z.object({ result: z.string(), remark: z.string().nullable(), photos: z.array(z.string()), gmtCreate: gmt }).nullable(),
  /** Newest first. */
  history: z.array(repairHistorySchema),
});
export type RepairDetail = z.output<typeof repairDetailSchema>;

/** `queue` is what the repair shop has to do, `today` what of it was moved to the day of the caller. */
export const repairViews = ['all', 'queue', 'today', ...repairStatusNames] as const;
export type RepairView = (typeof repairViews)[number];

export const listRepairs = endpoint({
  name: 'listRepairs',
  method: 'GET',
  path: '/repairs',
  bases: repairReadBases,
  access: repairReads,
  summary: 'Repair orders by status, text and date: sellers see those of their shop, staff those of their warehouses, administrators all',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(repairViews).default('all'),
    /** In the number of the repair, the ONE ID, the SKU or the name of the item. */
    text: searchText,
    wareId: idField.optional(),
    shopId: shopIdField.optional(),
    batchNo: idField.optional(),
    operatorId: idField.optional().describe('To whom the task was given'),
    /** Applied for on these days of the caller. */
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtCreate', 'gmtModify', 'gmtEnded', 'estimatedCost']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    repairRowSchema,
    z.object(Object.fromEntries(repairViews.map((view) => [view, count])) as Record<'all' | 'queue' | 'today' | RepairStatus, typeof count>),
  ),
});

export const getRepair = endpoint({
  name: 'getRepair',
  method: 'GET',
  path: '/repairs/detail',
  bases: repairReadBases,
  access: repairReads,
  summary: 'One repair order with its item, photos, inspection and history',
  query: z.strictObject({ repairNo: repairNoField }),
  data: repairDetailSchema,
});

export const countRepairReviews = endpoint({
  name: 'countRepairReviews',
  method: 'GET',
  path: '/repairs/review-counts',
  bases: ['admin'],
  access: ['400.query'],
  summary: 'How many repairs are waiting for review, and since when',
  data: z.object({ toReview: count, gmtOldest: gmt.nullable() }),
});

export const getRepairQueue = endpoint({
  name: 'getRepairQueue',
  method: 'GET',
  path: '/repairs/queue',
  bases: repairReadBases,
  access: repairReads,
  summary: 'How many repairs are waiting in a warehouse, and in how many days a new one would begin',
  query: z.strictObject({ wareId: idField }),
  data: z.object({ repairsAhead: count, waitDays: count }),
});
