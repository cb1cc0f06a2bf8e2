import { bulkEventSchemas, type BulkEvent, type BulkStatus } from '#contracts/bulk/bulk-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { BulkRunRow } from './table.ts';

const isBulkEvent = isOneOf(bulkEventSchemas);

export const bulkRunsProjection: RowProjection<BulkRunRow> = {
  kind: 'row',
  name: 'bulk-runs',
  table: 'bulk_runs',
  key: 'bulk_no',
  ofOneStream: true,
  keyOf: (event) => (isBulkEvent(event) ? event.streamId.slice('bulk-'.length) : null),
  evolve: (row, event) => {
    if (!isBulkEvent(event)) return row;
    const before = event.type === 'BulkSubmitted' ? submitted(event) : row;
    if (!before) return row;
    const { version, metadata } = event;
    return { ...before, ...changes(before, event), status: (metadata.tags.state ?? before.status) as BulkStatus, version };
  },
};

type Event = Recorded<BulkEvent>;

const submitted = ({ data, recordedAt, metadata }: Extract<Event, { type: 'BulkSubmitted' }>): BulkRunRow => ({
  bulk_no: data.bulkNo,
  direction: data.direction,
  status: 'submitted',
  file_name: data.fileName,
  total_cents: data.totalCents,
  row_count: data.rows.length,
  posted_rows: 0,
  submitter_id: data.submitterId,
  submitter: metadata.actor.name,
  reviewer: null,
  reason: null,
  submitted_at: recordedAt,
  ended_at: null,
  version: 0,
});

const changes = (row: BulkRunRow, { type, data, recordedAt: ended_at, metadata }: Event): Partial<BulkRunRow> => {
  switch (type) {
    case 'BulkSubmitted':
      return {};
    case 'BulkApproved':
      return data.approvedBy.some((accountId) => accountId !== row.submitter_id) ? { reviewer: metadata.actor.name } : {};
    case 'BulkRejected':
      return { reviewer: metadata.actor.name, reason: data.reason, ended_at };
    case 'BulkRowsPosted':
      return { posted_rows: data.through };
    case 'BulkCompleted':
      return { ended_at };
  }
};
