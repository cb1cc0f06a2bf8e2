import type { Migration } from '#kernel/database/migrate.ts';
import { walletMigration } from './0180-wallet.ts';
import { walletRecordPlacesMigration } from './0200-wallet-record-places.ts';
import { walletRecordSearchMigration } from './0240-wallet-record-search.ts';
import { walletRecordsTallyMigration } from './0340-wallet-records-tally.ts';
import { walletLedgerMigration } from './0640-wallet-ledger.ts';
import { walletRecordsOfStorageMigration } from './0720-wallet-records-of-storage.ts';
import { walletRecordsOfOrderMigration } from './0860-wallet-records-of-order.ts';
import { walletRecordsOfAccountMigration } from './0890-wallet-records-of-account.ts';
import { walletRecordsTallyByShopMigration } from './0960-wallet-records-tally-by-shop.ts';
import { walletRecordsByDateMigration } from './0965-wallet-records-by-date.ts';
import { walletRecordsByDateAndTypeMigration } from './0985-wallet-records-by-date-and-type.ts';
import { walletRecordsPendingMigration } from './0990-wallet-records-pending.ts';

export const walletMigrations: readonly Migration[] = [
  walletMigration,
  walletRecordPlacesMigration,
  walletRecordSearchMigration,
  walletRecordsTallyMigration,
  walletLedgerMigration,
  walletRecordsOfStorageMigration,
  walletRecordsOfOrderMigration,
  walletRecordsOfAccountMigration,
  walletRecordsTallyByShopMigration,
  walletRecordsByDateMigration,
  walletRecordsByDateAndTypeMigration,
  walletRecordsPendingMigration,
];
