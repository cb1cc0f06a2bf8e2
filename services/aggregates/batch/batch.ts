import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** Work that belongs together: an arrival, a wave of outbound orders, a round of repairs. */
export interface Batch {
  /** Undefined for a number that has no events. */
  status: 'open' | 'closed' | 'cancelled' | undefined;
  batchNo: string;
  kind: 'inbound' | 'outbound' | 'repair';
  warehouseId: string;
  /** What the batch is made of: package, order or repair numbers. */
  oddNos: readonly string[];
  operatorId?: string;
  operatorName?: string;
  done: number;
  total: number;
}

const noBatch: Batch = { status: undefined, batchNo: '', kind: 'inbound', warehouseId: '', oddNos: [], done: 0, total: 0 };

const evolveBatch = (batch: Batch, event: BatchEvent): Batch => {
  switch (event.type) {
    case 'BatchOpened':
      return { ...batch, ...event.data, status: 'open' };
    case 'BatchAssigned':
    case 'BatchProgressed':
      return { ...batch, ...event.data };
    case 'BatchClosed':
      return { ...batch, status: 'closed' };
    case 'BatchCancelled':
      return { ...batch, status: 'cancelled' };
  }
};

export const batchStream = streamType<Batch, BatchEvent>({
  prefix: 'batch',
  initial: noBatch,
  evolve: evolveBatch,
  tags: (batch, id) => ({ batchNo: id, warehouseId: batch.warehouseId, ...(batch.status && { state: batch.status }) }),
});
