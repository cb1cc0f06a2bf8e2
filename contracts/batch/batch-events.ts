import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import type { PersonalData } from '../kernel/events/personal-data.ts';
import { nameOfOperator } from '../outbound/order-events.ts';

/** An inbound, outbound or repair batch: stream `batch-<batchNo>`. */
export const batchEventSchemas = {
  BatchOpened: z.object({
    batchNo: z.string(),
    kind: z.enum(['inbound', 'outbound', 'repair']),
    warehouseId: z.string(),
    oddNos: z.array(z.string()),
  }),
  BatchAssigned: z.object({ operatorId: z.string(), operatorName: z.string() }),
  BatchProgressed: z.object({ done: z.number().int(), total: z.number().int() }),
  BatchClosed: z.object({}),
  /** Taken apart before anything left; its orders wait again. */
  BatchCancelled: z.object({}),
} as const;
export const batchPersonalData: PersonalData = { BatchAssigned: nameOfOperator };

export type BatchEvent = EventsOf<typeof batchEventSchemas>;

/** Outbound batch status of R4.25. */
export const outboundBatchStatuses = {
  pending: { number: 1, tone: 'waiting', en: 'Pending outbound', zh: '待出库' },
  generated: { number: 2, tone: 'progress', en: 'Batch generated', zh: '已生成批次' },
  cancelled: { number: 3, tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  partial: { number: 4, tone: 'progress', en: 'Partial outbound', zh: '部分出库' },
  out: { number: 5, tone: 'done', en: 'Fully outbound', zh: '全部出库' },
} as const;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    batchNo?: string;
  }
}
