import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { batchStream, type LoadedBatch } from './batch.ts';
import type { Order } from '../order/order.ts';

/** The batch that an order is in, if any. */
export const batchOf = (load: Load, order: Order): Promise<LoadedBatch | undefined> =>
  order.batchNo ? load.one(batchStream, order.batchNo) : Promise.resolve(undefined);

/** One order of the batch is out, or will never leave. A batch is closed when nothing of it is left to do, and cancelled when nothing is left at all. */
export const batchAfter = (batch: LoadedBatch | undefined, what: 'out' | 'gone'): StreamChange[] => {
  if (batch?.status !== 'open') return [];
  const done = batch.done + (what === 'out' ? 1 : 0);
  const total = batch.total - (what === 'gone' ? 1 : 0);
  const end: BatchEvent[] = total === 0 ? [{ type: 'BatchCancelled', data: {} }] : done === total ? [{ type: 'BatchClosed', data: {} }] : [];
  return [change(batch, { type: 'BatchProgressed', data: { done, total } }, ...end)];
};
