import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { ReferenceKind } from '#contracts/wallet/wallet-events.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

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

export const migration = {
  id: '0180-wallet',
  sql: `
    CREATE TABLE wallets (
      shop_id integer PRIMARY KEY,
      balance_cents bigint NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE TABLE wallet_records (
      posting_id text PRIMARY KEY,
      shop_id integer NOT NULL,
      version integer NOT NULL,
      type text NOT NULL,
      reference_kind text NOT NULL,
      reference_id text NOT NULL,
      remark text NOT NULL,
      amount_cents bigint NOT NULL,
      balance_cents bigint NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX wallet_records_of_shop ON wallet_records (shop_id, created_at, posting_id);
    CREATE INDEX wallet_records_by_time ON wallet_records (created_at, posting_id);
  `,
};

/** Entries of one moment stand in the order of their wallet, so that each balance follows from the one before. */
export const placesMigration = {
  id: '0200-wallet-record-places',
  sql: `
    ALTER TABLE wallet_records ADD COLUMN place text GENERATED ALWAYS AS (lpad(version::text, 10, '0') || '-' || shop_id::text) STORED;
    DROP INDEX wallet_records_of_shop;
    DROP INDEX wallet_records_by_time;
    CREATE INDEX wallet_records_of_shop ON wallet_records (shop_id, created_at, place);
    CREATE INDEX wallet_records_by_time ON wallet_records (created_at, place);
  `,
};

export const searchMigration = {
  id: '0240-wallet-record-search',
  sql: `
    ${indexOfTrigrams('wallet_records', searchExpression)}
    ${indexOfOtherCharacters('wallet_records', searchExpression)}
  `,
};
