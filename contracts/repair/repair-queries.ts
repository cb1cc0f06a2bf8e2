import { z } from 'zod';
import { dateFilters } from '../kernel/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/paging.ts';
import { after, idField, searchText, shopIdField } from '../kernel/query-fields.ts';
import { count, countedPageOf } from '../kernel/query-rows.ts';
import { repairStatusNames, type RepairStatus } from './repair-events.ts';
import { repairNoField, repairReadBases, repairReads } from './repair-fields.ts';
import { repairDetailSchema, repairRowSchema } from './repair-rows.ts';

export const repairViews = ['all', ...repairStatusNames] as const;
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
    /** Applied for on these days of the caller. */
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtCreate', 'gmtModify', 'gmtEnded', 'estimatedCost']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    repairRowSchema,
    z.object(Object.fromEntries(repairViews.map((view) => [view, count])) as Record<'all' | RepairStatus, typeof count>),
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
