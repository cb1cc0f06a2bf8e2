import type { Migration } from '#kernel/database/migrate.ts';

/** Notifications of providers as they came, and the numbers of recharges. */
export const paymentsMigration: Migration = {
  id: '0760-payments',
  sql: `
    CREATE SEQUENCE recharge_no_blocks START WITH 201;
    CREATE TABLE provider_inbox (
      id uuid PRIMARY KEY,
      provider text NOT NULL,
      received_at timestamptz NOT NULL,
      verdict text,
      about text,
      body bytea NOT NULL
    );
    CREATE INDEX provider_inbox_by_time ON provider_inbox (received_at);
  `,
};
