import { walletCentsOf, walletEventSchemas } from '#contracts/wallet/wallet-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { LogProjection, RowProjection } from '../kernel/projection.ts';
import type { WalletRecordRow, WalletRow } from './table.ts';
import { walletRecordsCounts } from './materialised-counts.ts';

const isWalletEvent = isOneOf(walletEventSchemas);

export const walletsProjection: RowProjection<WalletRow> = {
  kind: 'row',
  name: 'wallets',
  table: 'wallets',
  key: 'shop_id',
  keyOf: (event) => (isWalletEvent(event) ? String(event.data.shopId) : null),
  evolve: (row, event) =>
    isWalletEvent(event)
      ? {
          shop_id: event.data.shopId,
          balance_cents: (row?.balance_cents ?? 0) + walletCentsOf(event.data),
          updated_at: event.recordedAt,
          version: event.version,
        }
      : row,
};

export const walletRecordsProjection: LogProjection<WalletRecordRow> = {
  kind: 'log',
  name: 'wallet_records',
  table: 'wallet_records',
  derived: [walletRecordsCounts],
  rowsOf: (event) => {
    if (!isWalletEvent(event)) return [];
    const { postingId, shopId, type, reference, remark } = event.data;
    return [
      {
        posting_id: postingId,
        shop_id: shopId,
        version: event.version,
        type,
        reference_kind: reference.kind,
        reference_id: reference.id,
        remark,
        amount_cents: walletCentsOf(event.data),
        balance_cents: event.metadata.tags.balanceCents ?? 0,
        created_at: event.recordedAt,
      },
    ];
  },
};
