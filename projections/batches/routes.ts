import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { batchPage } from './queries.ts';

export const batchRoutes = ({ db }: { db: ReadDatabase }): QueryRoute[] => [
  queryRoute(listBatches, ({ viewer, query }) => batchPage(db, viewer, query)),
];
