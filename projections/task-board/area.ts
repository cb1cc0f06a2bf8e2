import { queryRoute } from '#contracts/kernel/route.ts';
import type { AllowedOrderEvents } from '#contracts/outbound/order-actions.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { taskBoard } from './task-board.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedOrderEvents: AllowedOrderEvents;
}

export const taskBoardReads = readArea({
  queries: ({ db, clock, allowedOrderEvents: allowedEvents }: Needs) => [
    queryRoute(getTaskBoard, ({ viewer, query }) => taskBoard(db, { viewer, query, now: clock.now(), allowedEvents })),
  ],
});
