import { adjustmentEventSchemas, type AdjustmentEvent } from '#contracts/adjustments/adjustment-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { AdjustmentRow } from './table.ts';

const isAdjustmentEvent = isOneOf(adjustmentEventSchemas);

export const adjustmentsProjection: RowProjection<AdjustmentRow> = {
  kind: 'row',
  name: 'adjustments',
  table: 'adjustments',
  key: 'adjustment_no',
  ofOneStream: true,
  keyOf: (event) => (isAdjustmentEvent(event) ? event.streamId.slice('adjustment-'.length) : null),
  evolve: (row, event) => {
    if (!isAdjustmentEvent(event)) return row;
    if (event.type === 'AdjustmentRequested') return requested(event);
    return row && { ...row, ...decided(row, event), ended_at: event.recordedAt, version: event.version };
  },
};

type Event = Recorded<AdjustmentEvent>;
type Of<Name extends Event['type']> = Extract<Event, { type: Name }>;

const requested = ({ data, recordedAt, metadata, version }: Of<'AdjustmentRequested'>): AdjustmentRow => ({
  adjustment_no: data.adjustmentNo,
  shop_id: data.shopId,
  status: 'submitted',
  direction: data.direction,
  cents: data.cents,
  type: data.type,
  reason_code: data.reasonCode,
  reason: data.reason,
  evidence: data.evidence,
  requester_id: data.requesterId,
  requester: metadata.actor.name,
  reviewer: null,
  rejected_for: null,
  posting_id: null,
  requested_at: recordedAt,
  ended_at: null,
  version,
});

const decided = (row: AdjustmentRow, { type, data, metadata: { actor } }: Of<'AdjustmentPosted' | 'AdjustmentRejected'>): Partial<AdjustmentRow> =>
  type === 'AdjustmentRejected'
    ? { status: 'rejected', reviewer: actor.name, rejected_for: data.reason }
    : { status: 'posted', reviewer: data.approvedBy.some((id) => id !== row.requester_id) ? actor.name : null, posting_id: data.postingId };
