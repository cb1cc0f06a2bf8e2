import { countEventSchemas, type CountEvent, type CountStatus } from '#contracts/counts/count-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ShelfCountRow } from './table.ts';

const isCountEvent = isOneOf(countEventSchemas);

/** Every count of a shelf as it stands. What was expected is in the log alone: no list tells it to those who count. */
export const countsProjection: RowProjection<ShelfCountRow> = {
  kind: 'row',
  name: 'shelf-counts',
  table: 'shelf_counts',
  key: 'count_no',
  keyOf: (event) => (isCountEvent(event) ? event.streamId.slice('count-'.length) : null),
  ofOneStream: true,
  evolve: (row, event) => {
    if (!isCountEvent(event)) return row;
    const before = event.type === 'CountPlanned' ? planned(event) : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    const status = (metadata.tags.state ?? before.status) as CountStatus;
    return {
      ...before,
      ...whatChanges(before, event),
      status,
      completed_at: status === 'completed' ? recordedAt : null,
      updated_at: recordedAt,
      version,
    };
  },
};

type Event = Recorded<CountEvent>;

const planned = ({ data, recordedAt, version }: Extract<Event, { type: 'CountPlanned' }>): ShelfCountRow => ({
  count_no: data.countNo,
  warehouse_id: data.warehouseId,
  shelf_id: data.shelfId,
  shelf_name: data.shelfName,
  zone: data.zone,
  cause: data.cause,
  status: 'planned',
  counter_ids: [],
  scans: [],
  result: null,
  history: [],
  planned_at: recordedAt,
  completed_at: null,
  updated_at: recordedAt,
  version,
});

const whatChanges = (row: ShelfCountRow, event: Event): Partial<ShelfCountRow> => {
  switch (event.type) {
    case 'CountScanned': {
      const { oneId, misplaced } = event.data;
      const scan = { oneId, belongsOn: misplaced?.shelfName ?? null, mayStay: misplaced?.mayStay ?? true, settled: null };
      return { scans: [...row.scans, scan] };
    }
    case 'CountScanUndone':
      return { scans: row.scans.filter(({ oneId }) => oneId !== event.data.oneId) };
    case 'MisplacedSettled':
      return { scans: row.scans.map((scan) => (scan.oneId === event.data.oneId ? { ...scan, settled: event.data.as } : scan)) };
    case 'CountStarted':
      return { ...told(row, event), counter_ids: [...row.counter_ids, event.data.counterId], scans: [] };
    case 'CountFinished':
      return { ...told(row, event), result: event.data };
    default:
      return told(row, event);
  }
};

/** Single scans are no history. */
const told = ({ history }: ShelfCountRow, { type, recordedAt, metadata: { actor }, data }: Event): Pick<ShelfCountRow, 'history'> => {
  const by = actor.terminal === 'system' ? actor.name : null;
  return { history: [...history, { event: type, at: recordedAt, personId: actor.accountId, by, reason: 'reason' in data ? data.reason : null }] };
};
