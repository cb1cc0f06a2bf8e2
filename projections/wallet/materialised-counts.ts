import type { WalletFilter } from '#contracts/wallet/wallet-queries.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { WalletRecordRow } from './table.ts';

export const walletRecordsCounts = counts({
  table: 'wallet_records_tally',
  by: { shop_id: 'integer', type: 'text', goes: 'smallint' },
  sums: ['amount_cents'],
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    wallet_records_tally: Pick<WalletRecordRow, 'shop_id' | 'type' | 'amount_cents'> & { goes: number; items: number };
  }
}

/** Whether the materialised counts know each field that the list is narrowed by. Of which shops a viewer sees, they know too. */
export const canUseCounts = (filter: WalletFilter): boolean => narrowedOnlyBy(filter, ['view', 'types', 'shopId', 'dateOf']);
