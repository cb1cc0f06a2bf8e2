import type { BulkReshipEvent } from '#contracts/requests/bulk-reships/bulk-reship-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

export type BulkReship = BulkReshipEvent['data'];

/** It says once what belongs together; what becomes of each box, the box's order says. */
export const bulkReshipStream = streamType<BulkReship | undefined, BulkReshipEvent>({
  prefix: 'reship',
  initial: undefined,
  evolve: (_, { data }) => data,
  accepts: (bulk) => bulk === undefined,
  tags: (bulk, bulkNo) => ({ bulkNo, ...(bulk && { shopIds: [bulk.shopId], warehouseId: bulk.warehouseId }) }),
});
