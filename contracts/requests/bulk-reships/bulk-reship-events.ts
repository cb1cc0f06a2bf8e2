import { z } from 'zod';
import type { EventsOf } from '../../kernel/events/event-schemas.ts';

/**
 * Many items of one warehouse and one user that go to one or several addresses in one go (R2.57): stream `reship-<bulkNo>`. Each box is an order of its own, which is
 * reviewed and shipped by itself; how far the whole is follows from its orders.
 */
export const bulkReshipEventSchemas = {
  BulkReshipApplied: z.object({
    bulkNo: z.string(),
    shopId: z.number().int(),
    warehouseId: z.string(),
    applicantId: z.string(),
    remark: z.string(),
    /** One for each box, in the order of the boxes. */
    oddNos: z.array(z.string()),
    items: z.number().int(),
  }),
} as const;

export type BulkReshipEvent = EventsOf<typeof bulkReshipEventSchemas>;

declare module '../../kernel/events/recorded-event.ts' {
  interface Tags {
    /** The bulk reship that an order is a box of. */
    bulkNo?: string;
  }
}
