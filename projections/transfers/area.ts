import { queryRoute } from '#contracts/kernel/route.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { getTransfer, listTransfers } from '#contracts/transfers/transfer-endpoints.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { transferDetail, transferPage } from './queries.ts';

export const transfersReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listTransfers, ({ viewer, query }) => transferPage(db, viewer, query)),
    queryRoute(getTransfer, async ({ viewer, query }) => (await transferDetail(db, viewer, query.oddNo)) ?? reject('NotFound', { field: 'oddNo' })),
  ],
});
