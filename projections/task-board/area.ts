import { queryRoute } from '#contracts/kernel/route.ts';
import { getTaskBoard } from '#contracts/tasks/task-board-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { taskBoard } from './task-board.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const taskBoardReads = readArea({
  queries: ({ db, clock, allowedEvents }: Needs) => [
    queryRoute(getTaskBoard, ({ viewer, query }) => taskBoard(db, { viewer, query, now: clock.now(), allowedEvents })),
  ],
});
