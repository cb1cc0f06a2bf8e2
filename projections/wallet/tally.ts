import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { WalletFilter } from '#contracts/wallet/wallet-queries.ts';
import { isOfAllShops } from '../shared/sight.ts';
import { narrowedOnlyBy, type Tally } from '../kernel/tally.ts';
import type { WalletRecordRow } from './table.ts';

export const walletRecordsTally: Tally = {
  table: 'wallet_records_tally',
  by: { type: 'text', goes: 'smallint' },
  sums: ['amount_cents'],
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    wallet_records_tally: Pick<WalletRecordRow, 'type' | 'amount_cents'> & { goes: number; items: number };
  }
}

/** Whether the tally knows as much of them as the list asks for. */
export const isTallied = (viewer: Viewer, filter: WalletFilter): boolean => isOfAllShops(viewer) && narrowedOnlyBy(filter, ['view', 'types']);
