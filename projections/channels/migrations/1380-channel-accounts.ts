import type { Migration } from '#kernel/database/migrate.ts';

export const channelAccountsMigration: Migration = {
  id: '1380-channel-accounts',
  sql: `
    CREATE TABLE channel_accounts (
      account_id text PRIMARY KEY,
      kind text NOT NULL,
      name text NOT NULL,
      shop_id integer,
      state text NOT NULL,
      why text,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE TABLE channel_switches (
      scope text PRIMARY KEY,
      halted boolean NOT NULL,
      reason text NOT NULL,
      operator text NOT NULL,
      changed_at timestamptz NOT NULL,
      version integer NOT NULL
    );
  `,
};
