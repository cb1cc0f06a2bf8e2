import { batchEventSchemas } from '#contracts/batch/batch-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { BatchRow } from './table.ts';

const isBatchEvent = isOneOf(batchEventSchemas);

/** Each batch with its progress. */
export const batchesProjection: RowProjection<BatchRow> = {
  kind: 'row',
  name: 'batches',
  table: 'batches',
  key: 'batch_no',
  keyOf: (event) => (isBatchEvent(event) ? (event.metadata.tags.batchNo ?? null) : null),
  evolve: (row, event) => {
    if (!isBatchEvent(event)) return row;
    const at = event.recordedAt;
    if (event.type === 'BatchOpened') {
      const { batchNo, kind, warehouseId, oddNos } = event.data;
      return { ...(row ?? opened(at)), batch_no: batchNo, kind, warehouse_id: warehouseId, odd_nos: oddNos, total: oddNos.length, updated_at: at };
    }
    if (!row) return row;
    switch (event.type) {
      case 'BatchAssigned':
        return { ...row, operator_id: event.data.operatorId, operator_name: event.data.operatorName, updated_at: at };
      case 'BatchProgressed':
        return { ...row, done: event.data.done, total: event.data.total, updated_at: at };
      case 'BatchClosed':
        return { ...row, state: 'closed', closed_at: at, updated_at: at };
      case 'BatchCancelled':
        return { ...row, state: 'cancelled', closed_at: at, updated_at: at };
    }
  },
};

const opened = (at: string) => ({
  operator_id: null,
  operator_name: null,
  done: 0,
  state: 'open' as const,
  opened_at: at,
  closed_at: null,
});
