import { codeAfter } from '#contracts/repair/repair-codes.ts';
import { repairEventSchemas, type RepairEvent, type RepairStatus } from '#contracts/repair/repair-events.ts';
import type { RepairWork } from '#contracts/repair/repair-queries.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { RepairHistoryRow, RepairRow } from './table.ts';

const isRepairEvent = isOneOf(repairEventSchemas);

/** Every repair order as it stands. */
export const repairsProjection: RowProjection<RepairRow> = {
  kind: 'row',
  name: 'repairs',
  table: 'repairs',
  key: 'repair_no',
  keyOf: (event) => (isRepairEvent(event) ? event.streamId.slice('repair-'.length) : null),
  evolve: (row, event) => {
    if (!isRepairEvent(event)) return row;
    const before = event.type === 'RepairOrderApplied' ? appliedFor(event) : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    const status = (metadata.tags.state ?? before.status) as RepairStatus;
    return {
      ...before,
      ...changes(before, event),
      status,
      code: codeAfter(event, { status: before.status, assigned: before.assignee_id !== null }, status),
      history: [...before.history, told(event)],
      updated_at: recordedAt,
      version,
    };
  },
};

type Event = Recorded<RepairEvent>;
type Chosen = Extract<Event, { type: 'RepairOrderApplied' | 'RepairOrderEdited' }>;

const appliedFor = (event: Extract<Event, { type: 'RepairOrderApplied' }>): RepairRow => {
  const { data, recordedAt: at } = event;
  return {
    repair_no: data.repairNo,
    shop_id: data.shopId,
    warehouse_id: data.warehouseId,
    one_id: data.oneId,
    status: 'applied',
    code: 'APPROVAL_PENDING',
    ...chosenIn(event),
    before_photos: data.beforePhotos,
    after_photos: [],
    remark: '',
    reason: null,
    applicant_id: data.applicantId,
    operator_name: null,
    assignee_id: null,
    assignee_name: null,
    due_on: null,
    batch_no: null,
    box: null,
    waybill_photos: [],
    defects: [],
    qc: null,
    history: [],
    applied_at: at,
    ended_at: null,
    updated_at: at,
    version: 0,
  };
};

const chosenIn = ({ data: { works, project, costCents } }: Chosen) => {
  const chosen: RepairWork[] = works ?? project.map((name) => ({ name, priceCents: null, estimatedDays: null }));
  return { works: chosen, cost_cents: costCents, estimated_days: chosen.reduce((sum, { estimatedDays }) => sum + (estimatedDays ?? 0), 0) };
};

const changes = (row: RepairRow, event: Event): Partial<RepairRow> => {
  const { recordedAt: at } = event;
  const inHand = { operator_name: event.metadata.actor.name };
  switch (event.type) {
    case 'RepairOrderApplied':
    case 'RepairOrderApproved':
      return {};
    case 'RepairOrderEdited':
      return chosenIn(event);
    case 'RepairOrderStarted':
      return {
        ...inHand,
        before_photos: [...row.before_photos, ...event.data.beforePhotos],
        box: event.data.box ?? null,
        defects: event.data.defects ?? [],
        waybill_photos: event.data.waybillPhotos ?? [],
      };
    case 'RepairTaskAssigned':
      return { assignee_id: event.data.operatorId, assignee_name: event.data.operatorName };
    case 'RepairTaskReverted':
      return { assignee_id: null, assignee_name: null };
    case 'RepairOrderMovedToToday':
      return { due_on: event.data.day };
    case 'RepairOrderBatched':
      return { batch_no: event.data.batchNo };
    case 'RepairOrderPicked':
    case 'RepairOrderBoxLost':
    case 'RepairOrderBoxFound':
      return inHand;
    case 'RepairOrderCompleted':
      return { ...inHand, after_photos: event.data.afterPhotos, remark: event.data.remark, qc: event.data.qc ?? null, ended_at: at };
    case 'RepairOrderFailed':
      return { ...inHand, remark: event.data.remark, ended_at: at };
    case 'RepairOrderRejected':
      return { reason: event.data.reason, ended_at: at };
    case 'RepairOrderCancelled':
      return { ended_at: at };
  }
};

/** What an event says beside its name, whichever carries it. */
interface Said {
  costCents?: number;
  reason?: string;
  remark?: string;
}

const told = ({ eventId, type, recordedAt, metadata, data }: Event): RepairHistoryRow => {
  const { costCents = null, reason, remark = '' } = data as Said;
  return { id: eventId, name: type, at: recordedAt, operator: metadata.actor.name, costCents, said: reason ?? remark };
};
