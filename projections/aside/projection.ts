import { asideEventSchemas } from '#contracts/aside/aside-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { AsideRow } from './table.ts';

const isAsideEvent = isOneOf(asideEventSchemas);

export const asideProjection: RowProjection<AsideRow> = {
  kind: 'row',
  name: 'aside',
  table: 'aside',
  key: 'aside_id',
  keyOf: (event) => (isAsideEvent(event) ? `${event.data.warehouseId}/${event.data.id}` : null),
  evolve: (row, event) => {
    if (!isAsideEvent(event)) return row;
    if (event.type === 'HandedOn') return null;
    const { id, what, code, warehouseId, belongsTo } = event.data;
    return {
      aside_id: `${warehouseId}/${id}`,
      id,
      what,
      code,
      warehouse_id: warehouseId,
      belongs_to: belongsTo,
      put_by: event.metadata.actor.name,
      put_at: event.recordedAt,
    };
  },
};
