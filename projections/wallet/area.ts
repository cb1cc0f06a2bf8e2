import { queryRoute } from '#contracts/kernel/route.ts';
import { listMerchantWallets } from '#contracts/wallet/finance/list-wallets.ts';
import { explainPosting } from '#contracts/wallet/reads/explain-posting.ts';
import { listExpectedMoney, listWalletHolds } from '#contracts/wallet/reads/held-and-expected.ts';
import { getWalletMonth } from '#contracts/wallet/reads/wallet-month.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { expectedOf } from './expected.ts';
import { postingExplained } from './explained.ts';
import { foundPosting } from './found-posting.ts';
import { openHolds } from './holds.ts';
import { merchantWalletPage } from './merchant-wallets.ts';
import { walletMonth } from './month.ts';
import { walletOverview } from './overview.ts';
import { walletHoldsProjection, walletsProjection, walletRecordsProjection } from './projection.ts';
import { recordsFileRoute } from './records-file.ts';
import { recordPage } from './records.ts';
import { walletMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  clock: { now(): Date };
}

export const walletReads = readArea({
  queries: ({ db, files, clock }: Needs) => [
    queryRoute(getWallet, ({ viewer, query }) => walletOverview({ db, clock }, viewer, query.shopId)),
    queryRoute(listWalletRecords, ({ viewer, query }) => recordPage(db, viewer, query)),
    queryRoute(listWalletHolds, ({ viewer, query }) => openHolds(db, viewer, query.shopId)),
    queryRoute(listExpectedMoney, ({ viewer, query }) => expectedOf(db, viewer, query.shopId)),
    queryRoute(getWalletMonth, ({ viewer, query }) => walletMonth({ db, clock }, viewer, query.shopId)),
    queryRoute(explainPosting, ({ viewer, query }) => postingExplained({ db, clock }, viewer, query.postingId)),
    queryRoute(listMerchantWallets, ({ query }) => merchantWalletPage(db, query)),
    recordsFileRoute(files),
  ],
  projections: [walletsProjection, walletRecordsProjection, walletHoldsProjection],
  provides: ({ db }: Sources) => ({ foundPosting: foundPosting(db) }),
  migrations: walletMigrations,
});
