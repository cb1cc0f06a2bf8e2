import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsBatchEvent, batchMachine, type BatchStatus } from './batch.machine.ts';

/** Work that belongs together: an arrival, a wave of outbound orders, a round of repairs. */
export interface Batch {
  /** Undefined for a number that has no events. */
  status: BatchStatus | undefined;
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

export const noBatch: Batch = { status: undefined, batchNo: '', kind: 'inbound', warehouseId: '', oddNos: [], done: 0, total: 0 };

/** An event that the machine does not know here was appended under an older one: its facts hold, the status stays. */
const evolveBatch = (batch: Batch, event: BatchEvent): Batch => ({
  ...batch,
  ...event.data,
  status: batchMachine.next(batch.status, event, undefined) ?? batch.status,
});

export const batchStream = streamType<Batch, BatchEvent>({
  prefix: 'batch',
  initial: noBatch,
  evolve: evolveBatch,
  accepts: acceptsBatchEvent,
  tags: (batch, id) => ({ batchNo: id, warehouseId: batch.warehouseId, ...(batch.status && { state: batch.status }) }),
});

export type LoadedBatch = LoadedFrom<typeof batchStream>;
