import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { walletCentsOf, walletEventSchemas, type WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { LogProjection, RowProjection } from '../kernel/projection.ts';
import { walletRecordsCounts } from './materialised-counts.ts';
import type { WalletHoldRow, WalletRecordRow, WalletRow } from './table.ts';

const isWalletEvent = isOneOf(walletEventSchemas);

const emptyWallet = { balance_cents: 0, held_cents: 0, credit_limit_cents: 0, is_frozen: false };

const changed = (event: WalletEvent): Partial<WalletRow> => {
  switch (event.type) {
    case 'CreditLimitSet':
      return { credit_limit_cents: event.data.creditLimitCents };
    case 'WalletFrozen':
      return { is_frozen: true };
    case 'WalletUnfrozen':
      return { is_frozen: false };
    default:
      return {};
  }
};

export const walletsProjection: RowProjection<WalletRow> = {
  kind: 'row',
  name: 'wallets',
  table: 'wallets',
  key: 'shop_id',
  ofOneStream: true,
  keyOf: (event) => (isWalletEvent(event) ? String(event.data.shopId) : null),
  evolve: (row, event) => {
    if (!isWalletEvent(event)) return row;
    const { balanceCents = 0, heldCents = 0 } = event.metadata.tags;
    return {
      ...emptyWallet,
      ...row,
      ...changed(event),
      shop_id: event.data.shopId,
      balance_cents: balanceCents,
      held_cents: heldCents,
      updated_at: event.recordedAt,
      version: event.version,
    };
  },
};

export const walletRecordsProjection: LogProjection<WalletRecordRow> = {
  kind: 'log',
  name: 'wallet_records',
  table: 'wallet_records',
  derived: [walletRecordsCounts],
  rowsOf: (event) => {
    if (!isWalletEvent(event) || event.type !== 'WalletPosted') return [];
    const { postingId, shopId, type, reference, remark, currency, effectiveDate, entries, basis, parties } = event.data;
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
        currency,
        effective_date: effectiveDate,
        entries,
        basis,
        group_id: event.data.groupId ?? null,
        reverses: event.data.reverses ?? null,
        from_shop_id: parties?.fromShopId ?? null,
        to_shop_id: parties?.toShopId ?? null,
        charge_date: event.data.chargeDate ?? null,
        charge_days: event.data.chargeDays ?? null,
        applied_at: event.data.appliedAt ?? null,
      },
    ];
  },
};

const holdOf = (event: RecordedEvent): string | null => {
  if (!isWalletEvent(event)) return null;
  if (event.type === 'WalletPosted') return event.data.fromHold ?? null;
  return event.type === 'WalletHeld' || event.type === 'HoldReleased' ? event.data.holdId : null;
};

/** A hold is paid or given back; one that is paid in part is given back in part, and counts as paid. */
export const walletHoldsProjection: RowProjection<WalletHoldRow> = {
  kind: 'row',
  name: 'wallet_holds',
  table: 'wallet_holds',
  key: 'hold_id',
  keyOf: holdOf,
  evolve: (row, event) => {
    if (!isWalletEvent(event)) return row;
    const { recordedAt: updated_at, version } = event;
    if (event.type === 'WalletHeld') {
      const { holdId, shopId, cents, purpose, reference, expiresAt = null } = event.data;
      const about = { purpose, reference_kind: reference.kind, reference_id: reference.id, expires_at: expiresAt, held_at: updated_at };
      return { hold_id: holdId, shop_id: shopId, cents, ...about, state: 'open', reason: null, posted_cents: 0, updated_at, version };
    }
    if (!row) return row;
    if (event.type === 'WalletPosted') return { ...row, state: 'posted', posted_cents: -walletCentsOf(event.data), updated_at, version };
    if (event.type !== 'HoldReleased') return row;
    return { ...row, state: row.state === 'posted' ? 'posted' : 'released', reason: event.data.reason, updated_at, version };
  },
};
