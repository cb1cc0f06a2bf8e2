import type { Migration } from '#kernel/database/migrate.ts';

export const ledgerMigration: Migration = {
  id: '0650-ledger',
  sql: `
    CREATE TABLE ledger_sums (
      account text NOT NULL,
      sub text NOT NULL,
      currency text NOT NULL,
      shop_id integer NOT NULL,
      day date NOT NULL,
      debit_cents bigint NOT NULL,
      credit_cents bigint NOT NULL,
      PRIMARY KEY (account, sub, currency, shop_id, day)
    );
    CREATE INDEX ledger_sums_by_day ON ledger_sums (day);
  `,
};
