import type { Migration } from '#kernel/database/migrate.ts';

export const ledgerBreaksMigration: Migration = {
  id: '0950-ledger-breaks',
  sql: `
    CREATE TABLE ledger_breaks (
      invariant text NOT NULL,
      place text NOT NULL,
      position text NOT NULL,
      expected text NOT NULL,
      found text NOT NULL,
      noticed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (invariant, place)
    );
    CREATE INDEX ledger_sums_by_day_and_shop ON ledger_sums (day, shop_id);
    DROP INDEX ledger_sums_by_day;
  `,
};
