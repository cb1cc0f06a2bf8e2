import { getFinanceOverview } from '#contracts/finance/overview.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { financeOverview } from './overview.ts';

export const financeReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [queryRoute(getFinanceOverview, ({ query }) => financeOverview(db, query))],
});
