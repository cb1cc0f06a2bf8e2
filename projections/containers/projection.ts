import { containerEventSchemas, type ContainerEvent } from '#contracts/containers/container-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ContainerRow } from './table.ts';

const isContainerEvent = isOneOf(containerEventSchemas);

type Event = Recorded<ContainerEvent>;

/** Every tote and box with what was put into it. */
export const containersProjection: RowProjection<ContainerRow> = {
  kind: 'row',
  name: 'containers',
  table: 'containers',
  key: 'container_id',
  keyOf: (event) => (isContainerEvent(event) ? event.streamId.slice('container-'.length) : null),
  ofOneStream: true,
  evolve: (row, event) => {
    if (!isContainerEvent(event)) return row;
    const before = event.type === 'ContainerCreated' ? created(event) : row;
    if (!before) return row;
    const { recordedAt, version } = event;
    return { ...before, ...whatChanges(before, event), history: [...before.history, told(event)], updated_at: recordedAt, version };
  },
};

const created = ({ data, recordedAt, version }: Extract<Event, { type: 'ContainerCreated' }>): ContainerRow => ({
  container_id: data.containerId,
  kind: data.kind,
  retired: false,
  warehouse_id: data.warehouseId,
  shelf_id: data.shelfId,
  shelf_name: data.shelfName,
  contents: [],
  history: [],
  label_at: null,
  created_at: recordedAt,
  updated_at: recordedAt,
  version,
});

const whatChanges = ({ contents }: ContainerRow, event: Event): Partial<ContainerRow> => {
  switch (event.type) {
    case 'ContainerLabelPrinted':
      return { label_at: event.recordedAt };
    case 'ContainerFilled':
      return { contents: [...new Set([...contents, ...event.data.oneIds])] };
    case 'ContainerItemTaken':
      return { contents: contents.filter((oneId) => oneId !== event.data.oneId) };
    case 'ContainerMoved':
      return { shelf_id: event.data.shelfId, shelf_name: event.data.shelfName, contents: event.data.oneIds };
    case 'ContainerEmptied':
      return { contents: [] };
    case 'ContainerRetired':
      return { retired: true };
    case 'ContainerCreated':
      return {};
  }
};

const told = ({ type, data, recordedAt, metadata: { actor } }: Event): ContainerRow['history'][number] => ({
  event: type,
  at: recordedAt,
  personId: actor.accountId,
  text: 'shelfName' in data ? data.shelfName : 'reason' in data ? data.reason : '',
  items: 'oneIds' in data ? data.oneIds.length : type === 'ContainerItemTaken' ? 1 : 0,
});
