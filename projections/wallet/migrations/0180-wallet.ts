import type { Migration } from '#kernel/database/migrate.ts';

export const walletMigration: Migration = {
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
