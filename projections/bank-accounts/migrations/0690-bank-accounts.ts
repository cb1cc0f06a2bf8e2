import type { Migration } from '#kernel/database/migrate.ts';

/** No account was added before. */
export const bankAccountsMigration: Migration = {
  id: '0690-bank-accounts',
  sql: `
    CREATE TABLE bank_accounts (
      bank_account_id text PRIMARY KEY,
      shop_id integer NOT NULL,
      holder_type text NOT NULL,
      holder text NOT NULL,
      country text NOT NULL,
      currency text NOT NULL,
      routing_number text NOT NULL,
      last_four text NOT NULL,
      fingerprint text NOT NULL,
      removed boolean NOT NULL,
      usable_from timestamptz NOT NULL,
      added_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX bank_accounts_of_shop ON bank_accounts (shop_id, added_at DESC);
    CREATE INDEX bank_accounts_by_fingerprint ON bank_accounts (fingerprint);
  `,
};
