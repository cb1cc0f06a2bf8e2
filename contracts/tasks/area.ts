import { contract } from '../kernel/area.ts';
import type { Tags } from '../kernel/events/recorded-event.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { listScope, warehouseScope } from '../kernel/topics/topic-scopes.ts';
import { boardTopic } from './board-topic.ts';
import { getTaskBoard, listBatches } from './task-board-queries.ts';

const ofWarehouse = (_: string, { warehouseId }: Tags): string[] => (warehouseId ? [boardTopic(warehouseId)] : []);

export const tasksContract = contract({
  endpoints: [getTaskBoard, listBatches],
  topics: [
    { kind: 'board', access: getTaskBoard.access, scope: warehouseScope, of: { order: ofWarehouse, batch: ofWarehouse } },
    { kind: 'batches', access: listBatches.access, scope: listScope, of: { batch: (_, tags) => listTopicsOf('batches', tags) } },
  ],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    batches: true;
  }
}
