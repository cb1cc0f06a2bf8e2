import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import type { ListFiles } from '../kernel/list-file.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { walletOverview } from './overview.ts';
import { recordPage } from './records.ts';
import { recordsFileRoute } from './records-file.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  clock: { now(): Date };
}

export const walletRoutes = ({ db, files, clock }: Needs): QueryRoute[] => [
  queryRoute(getWallet, ({ viewer, query }) => walletOverview({ db, clock }, viewer, query.shopId)),
  queryRoute(listWalletRecords, ({ viewer, query }) => recordPage(db, viewer, query)),
  recordsFileRoute(files),
];
