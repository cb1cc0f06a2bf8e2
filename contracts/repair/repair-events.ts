import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import type { PersonalData } from '../kernel/events/personal-data.ts';
import { nameOfOperator } from '../outbound/order-events.ts';
import { qcResultNames, repairDefectNames } from './repair-bench.ts';

const cents = z.number().int();
/** What was chosen, at the price of the day. An order of before these were kept names its project alone. */
const works = z.array(z.object({ name: z.string(), priceCents: cents, estimatedDays: z.number().int() })).optional();

/** A repair order: stream `repair-<repairNo>`. */
export const repairEventSchemas = {
  RepairOrderApplied: z.object({
    repairNo: z.string(),
    shopId: z.number().int(),
    warehouseId: z.string(),
    oneId: z.string(),
    project: z.array(z.string()),
    works,
    beforePhotos: z.array(z.string()),
    costCents: cents,
    applicantId: z.string(),
  }),
  /** What is to be done may be changed until it is approved (R4.54). */
  RepairOrderEdited: z.object({ project: z.array(z.string()), works, costCents: cents }),
  /** `chargedCents` is what its wallet paid for it; absent where nothing was charged, and before repairs were. */
  RepairOrderApproved: z.object({ chargedCents: cents.optional() }),
  /** Fetched from its shelf. */
  RepairOrderPicked: z.object({}),
  RepairTaskAssigned: z.object({ operatorId: z.string(), operatorName: z.string() }),
  /** Its task is closed, so that it can be given to somebody else (R4.57). */
  RepairTaskReverted: z.object({}),
  /** `day`: YYYY-MM-DD, of whoever asked for it (R4.58). */
  RepairOrderMovedToToday: z.object({ day: z.string() }),
  RepairOrderBatched: z.object({ batchNo: z.string() }),
  /** Found repairable (R4.49): the work begins. Box, defects and the photos of its waybill are absent where they were not given. */
  RepairOrderStarted: z.object({
    beforePhotos: z.array(z.string()),
    box: z.string().optional(),
    defects: z.array(z.enum(repairDefectNames)).optional(),
    waybillPhotos: z.array(z.string()).optional(),
  }),
  RepairOrderRejected: z.object({ reason: z.string() }),
  RepairOrderCancelled: z.object({}),
  /** `qc` is absent before quality was checked at the bench, and where a finished batch was taken as repaired. */
  RepairOrderCompleted: z.object({
    afterPhotos: z.array(z.string()),
    remark: z.string(),
    qc: z.object({ result: z.enum(qcResultNames), photos: z.array(z.string()) }).optional(),
  }),
  RepairOrderFailed: z.object({ remark: z.string() }),
  RepairOrderBoxLost: z.object({}),
  /** What went back when the box was lost is paid again. */
  RepairOrderBoxFound: z.object({ chargedCents: cents.optional() }),
} as const;
export const repairPersonalData: PersonalData = { RepairTaskAssigned: nameOfOperator };
export type RepairEvent = EventsOf<typeof repairEventSchemas>;
export type RepairEventName = keyof typeof repairEventSchemas;

/** Where a repair order stands, as lists show it (R4.32, R4.33); its code is told in `repair-codes.ts`. */
export const repairStatuses = {
  applied: { tone: 'waiting', en: 'Pending review', zh: '待审核' },
  approved: { tone: 'waiting', en: 'Pending pick', zh: '待拣货' },
  picked: { tone: 'progress', en: 'Pending repair', zh: '待维修' },
  started: { tone: 'progress', en: 'In progress', zh: '维修中' },
  completed: { tone: 'done', en: 'Completed', zh: '已完成' },
  failed: { tone: 'refused', en: 'Failed', zh: '维修失败' },
  rejected: { tone: 'refused', en: 'Rejected', zh: '已驳回' },
  cancelled: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  boxLost: { tone: 'refused', en: 'Lost parcel', zh: '丢件' },
} as const;
export type RepairStatus = keyof typeof repairStatuses;
export const repairStatusNames = Object.keys(repairStatuses) as [RepairStatus, ...RepairStatus[]];
