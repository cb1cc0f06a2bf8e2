import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import type { Currency, Entry } from '#contracts/ledger/accounts.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import type { HoldPurpose, ReleaseReason } from '#contracts/wallet/wallet-events.ts';

/** What the wallet of a shop holds, from its first event on. */
export interface WalletRow {
  shop_id: number;
  /** What is posted; less what is held, it is what can be spent. */
  balance_cents: number;
  held_cents: number;
  credit_limit_cents: number;
  is_frozen: boolean;
  updated_at: string;
  version: number;
}

/** One posting as its wallet sees it. */
export interface WalletRecordRow {
  posting_id: string;
  shop_id: number;
  /** Place of the posting in its wallet: several may bear one time. */
  version: number;
  type: TransactionTypeName;
  reference_kind: ReferenceKind;
  reference_id: string;
  remark: string;
  /** Negative when money goes out. */
  amount_cents: number;
  /** What the wallet held after it. */
  balance_cents: number;
  created_at: string;
  currency: Currency;
  /** The date that it is for. */
  effective_date: string;
  entries: readonly Entry[];
  basis: Basis;
  group_id: string | null;
  reverses: string | null;
  from_shop_id: number | null;
  to_shop_id: number | null;
  charge_date: string | null;
  charge_days: number | null;
  applied_at: string | null;
}

/** Money that is set aside, or was. */
export interface WalletHoldRow {
  hold_id: string;
  shop_id: number;
  cents: number;
  purpose: HoldPurpose;
  reference_kind: ReferenceKind;
  reference_id: string;
  expires_at: string | null;
  held_at: string;
  state: 'open' | 'posted' | 'released';
  /** Why it was given back, where it was. */
  reason: ReleaseReason | null;
  /** What was paid of it. */
  posted_cents: number;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    wallets: WalletRow;
    wallet_records: WalletRecordRow;
    wallet_holds: WalletHoldRow;
  }
}

/** What the text filter searches. */
export const searchExpression = `lower(reference_id || ' ' || remark)`;
