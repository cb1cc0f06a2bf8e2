import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { cents, count, gmt, shopInfoSchema, wareInfo } from '../kernel/query-rows.ts';
import { repairActionNames } from './repair-actions.ts';
import { repairStatusNames } from './repair-events.ts';

const staffOnly = 'Left out for sellers';

/** One of the works that were chosen; without price and days where they were not kept. */
const repairWorkSchema = z.object({ name: z.string(), priceCents: cents.nullable(), estimatedDays: count.nullable() });
export type RepairWork = z.output<typeof repairWorkSchema>;

/** A repair order as lists show it (R3.25). */
export const repairRowSchema = z.object({
  repairNo: z.string(),
  status: z.enum(repairStatusNames),
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
  reason: z.string().nullable().describe('Why it was rejected'),
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
  batchNo: z.string().nullable(),
  beforePhotos: z.array(z.string()),
  afterPhotos: z.array(z.string()).optional().describe('On the management side only (R3.26)'),
  remark: z.string().describe('Of the repair shop, when it was done or could not be'),
  /** How the item was found once it was repaired. */
  inspection: z.object({ result: z.string(), remark: z.string().nullable(), photos: z.array(z.string()), gmtCreate: gmt }).nullable(),
  /** Newest first. */
  history: z.array(repairHistorySchema),
});
export type RepairDetail = z.output<typeof repairDetailSchema>;
