import type { Migration } from '#kernel/database/migrate.ts';

/** Sealed secrets, what may be called, what was called, and what channels call our goods. */
export const channelTablesMigration: Migration = {
  id: '1381-channels',
  sql: `
    CREATE SEQUENCE channel_account_no_blocks;
    CREATE TABLE channel_credentials (
      account_id text PRIMARY KEY,
      sealed bytea NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE channel_budget (
      account_id text NOT NULL,
      day date NOT NULL,
      class text NOT NULL,
      taken integer NOT NULL,
      allowed integer NOT NULL,
      PRIMARY KEY (account_id, day, class)
    );
    CREATE TABLE channel_health (
      account_id text PRIMARY KEY,
      failures integer NOT NULL DEFAULT 0,
      open_until timestamptz,
      call_ms integer,
      sales_cursor text,
      sales_at timestamptz,
      swept_at timestamptz
    );
    CREATE TABLE channel_calls (
      op_id uuid NOT NULL,
      attempt integer NOT NULL,
      account_id text NOT NULL,
      listing_id text NOT NULL,
      op text NOT NULL,
      asked jsonb NOT NULL,
      request_hash text NOT NULL,
      sent_at timestamptz NOT NULL,
      outcome text,
      code text,
      ticket text,
      external_id text,
      looks integer NOT NULL DEFAULT 0,
      look_at timestamptz,
      answered_at timestamptz,
      PRIMARY KEY (op_id, attempt)
    );
    CREATE INDEX channel_calls_open ON channel_calls (account_id, look_at) WHERE look_at IS NOT NULL;
    CREATE INDEX channel_calls_by_time ON channel_calls (sent_at);
    CREATE TABLE channel_variant_links (
      kind text NOT NULL,
      sku text NOT NULL,
      size text NOT NULL,
      product_id text NOT NULL,
      variant_id text NOT NULL,
      learned_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, sku, size)
    );
  `,
};
