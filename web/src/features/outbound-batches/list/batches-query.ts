import { outboundBatchStatuses } from '#contracts/batch/batch-events.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

/** The statuses of R4.25 that a batch has; what is pending outbound is in no batch yet, and is what batches are generated from. */
const views = ['all', 'generated', 'partial', 'out', 'cancelled'] as const;
export const batchTabs = { all: views } as const;

type Status = (typeof outboundBatchStatuses)[keyof typeof outboundBatchStatuses];

export const statusOf = (number: number): Status =>
  Object.values(outboundBatchStatuses).find((status) => status.number === number) ?? outboundBatchStatuses.generated;

export const batchesQuery = (state: PageState & { size: number }, wareId: string | undefined): QueryInputOf<typeof listBatches> => {
  const view = currentTab(batchTabs, state.view);
  const status = view === 'all' ? undefined : outboundBatchStatuses[view].number;
  return listQuery(listBatches, state, state.size, { otherwise: { wareId }, always: { kind: 'outbound', status } });
};
