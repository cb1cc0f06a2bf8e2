import { getFinanceOverview } from '#contracts/finance/overview.ts';
import { listOwnGoods, listOwnGoodsPostings } from '#contracts/finance/self-operated.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { financeMigrations } from './migrations/index.ts';
import { financeOverview } from './overview.ts';
import { ownGoodsFileRoute } from './own-goods/file.ts';
import { ownGoodsPostings } from './own-goods/postings.ts';
import { ownGoodsProjection } from './own-goods/projection.ts';
import { ownGoodsPage } from './own-goods/queries.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  clock: { now(): Date };
}

export const financeReads = readArea({
  queries: ({ db, files, clock }: Needs) => {
    /** Of the books, which are in UTC. */
    const today = (): string => clock.now().toISOString().slice(0, 10);
    return [
      queryRoute(getFinanceOverview, ({ query }) => financeOverview(db, query)),
      queryRoute(listOwnGoods, ({ query }) => ownGoodsPage(db, query, today())),
      queryRoute(listOwnGoodsPostings, ({ query }) => ownGoodsPostings(db, query.oneId)),
      ownGoodsFileRoute(files, today),
    ];
  },
  projections: [ownGoodsProjection],
  migrations: financeMigrations,
});
