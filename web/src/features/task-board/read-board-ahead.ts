import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';
import { session } from '#web/browser/session.ts';
import { pageAt } from '#web/core/list/read-list-ahead.ts';
import { boardFilter } from './board-filter.ts';

/** Reads the board at an address as its page will: the page finds it under way, or there. */
export const readBoardAhead = (path: string, address: string): void => {
  const { warehouseId: wareId } = session.get();
  if (wareId === undefined) return;
  const { pathname, state } = pageAt(path, address);
  void queryClient.prefetchQuery(readOptions(getTaskBoard, { ...boardFilter(state), wareId }, pathname));
};
