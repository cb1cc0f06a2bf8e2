import { type ScopedViewer, worksIn } from '#contracts/kernel/access/row-scope.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';

/** The open outbound batch, if the caller works in its warehouse. */
export const loadOpenBatch = async (load: Load, viewer: ScopedViewer, batchNo: string): Promise<LoadedBatch | Rejection> => {
  const batch = await load.one(batchStream, batchNo);
  if (batch.status === undefined || batch.kind !== 'outbound' || !worksIn(viewer, batch.warehouseId)) return reject('NotFound', { field: 'batchNo' });
  return batch.status === 'open' ? batch : reject('BatchNotOpen', { field: 'batchNo', params: { batchNo } });
};
