import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

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
  /** Found repairable (R4.49): the work begins. */
  RepairOrderStarted: z.object({ beforePhotos: z.array(z.string()) }),
  RepairOrderRejected: z.object({ reason: z.string() }),
  RepairOrderCancelled: z.object({}),
  RepairOrderCompleted: z.object({ afterPhotos: z.array(z.string()), remark: z.string() }),
  RepairOrderFailed: z.object({ remark: z.string() }),
  RepairOrderBoxLost: z.object({}),
  /** What went back when the box was lost is paid again. */
  RepairOrderBoxFound: z.object({ chargedCents: cents.optional() }),
} as const;
export type RepairEvent = EventsOf<typeof repairEventSchemas>;
export type RepairEventName = keyof typeof repairEventSchemas;

/** `code` is the one of R4.34 with the same meaning; its other codes are steps of other streams. */
export const repairStatuses = {
  applied: { tone: 'waiting', code: 'APPROVAL_PENDING', en: 'Pending review', zh: '待审核' },
  approved: { tone: 'progress', code: 'REPAIR_PENDING', en: 'Pending repair', zh: '待维修' },
  started: { tone: 'progress', code: 'REPAIR_PROCESSING', en: 'In progress', zh: '维修中' },
  completed: { tone: 'done', code: 'REPAIR_SUCCESS', en: 'Completed', zh: '已完成' },
  failed: { tone: 'refused', code: 'REPAIR_FAILURE', en: 'Failed', zh: '维修失败' },
  rejected: { tone: 'refused', code: 'APPROVAL_REFUSE', en: 'Rejected', zh: '已驳回' },
  cancelled: { tone: 'cancelled', code: 'REPAIR_ORDER_CANCEL', en: 'Cancelled', zh: '已取消' },
  boxLost: { tone: 'refused', code: 'REPAIR_LOST_PARCEL', en: 'Lost parcel', zh: '丢件' },
} as const;
export type RepairStatus = keyof typeof repairStatuses;
export const repairStatusNames = Object.keys(repairStatuses) as [RepairStatus, ...RepairStatus[]];
