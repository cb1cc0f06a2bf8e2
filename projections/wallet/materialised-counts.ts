import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { WalletFilter } from '#contracts/wallet/wallet-queries.ts';
import { isOfAllShops } from '../shared/visible-fields.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { WalletRecordRow } from './table.ts';

export const walletRecordsCounts = counts({
  table: 'wallet_records_tally',
  by: { type: 'text', goes: 'smallint' },
  sums: ['amount_cents'],
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    wallet_records_tally: Pick<WalletRecordRow, 'type' | 'amount_cents'> & { goes: number; items: number };
  }
}

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (viewer: Viewer, filter: WalletFilter): boolean =>
  isOfAllShops(viewer) && narrowedOnlyBy(filter, ['view', 'types', 'dateOf']);
