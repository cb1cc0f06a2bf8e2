import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { ReferenceKind } from '#contracts/wallet/wallet-events.ts';

/** What the wallet of a shop holds, from its first posting on. */
export interface WalletRow {
  shop_id: number;
  balance_cents: number;
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
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    wallets: WalletRow;
    wallet_records: WalletRecordRow;
  }
}

/** What the text filter searches. */
export const searchExpression = `lower(reference_id || ' ' || remark)`;
