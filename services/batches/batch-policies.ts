import type { Viewer } from '#contracts/kernel/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';

/** The open outbound batch, if the caller works in its warehouse. */
export const loadOpenBatch = async (load: Load, viewer: Viewer, batchNo: string): Promise<LoadedBatch | Rejection> => {
  const batch = await load.one(batchStream, batchNo);
  const inReach = viewer.terminal === 'admin' || viewer.warehouseIds.includes(batch.warehouseId);
  if (batch.status === undefined || batch.kind !== 'outbound' || !inReach) return reject('NotFound', { field: 'batchNo' });
  return batch.status === 'open' ? batch : reject('BatchNotOpen', { field: 'batchNo', params: { batchNo } });
};
