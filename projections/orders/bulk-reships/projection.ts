import { bulkReshipEventSchemas } from '#contracts/requests/bulk-reships/bulk-reship-events.ts';
import { isOneOf } from '../../kernel/event-kinds.ts';
import type { RowProjection } from '../../kernel/projection.ts';
import type { BulkReshipRow } from './table.ts';

const isBulkReshipEvent = isOneOf(bulkReshipEventSchemas);

export const bulkReshipsProjection: RowProjection<BulkReshipRow> = {
  kind: 'row',
  name: 'bulk-reships',
  table: 'bulk_reships',
  key: 'bulk_no',
  keyOf: (event) => (isBulkReshipEvent(event) ? event.data.bulkNo : null),
  ofOneStream: true,
  evolve: (row, event) => {
    if (!isBulkReshipEvent(event)) return row;
    const { bulkNo, shopId, warehouseId, remark, oddNos, items } = event.data;
    return {
      bulk_no: bulkNo,
      shop_id: shopId,
      warehouse_id: warehouseId,
      applicant_name: event.metadata.actor.name,
      remark,
      odd_nos: oddNos,
      items,
      applied_at: event.recordedAt,
      updated_at: event.recordedAt,
      version: event.version,
    };
  },
};
