import type { Migration } from '#kernel/database/migrate.ts';

/** What was told of each sale last, so that only what is new is told on; and when each variant was quoted. */
export const channelSalesMigration: Migration = {
  id: '1382-channel-sales',
  sql: `
    CREATE TABLE channel_sales_seen (
      account_id text NOT NULL,
      sale_no text NOT NULL,
      told text NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (account_id, sale_no)
    );
    ALTER TABLE channel_variant_links ADD COLUMN name text NOT NULL DEFAULT '', ADD COLUMN quoted_at timestamptz, ADD COLUMN asked_at timestamptz;
    CREATE INDEX channel_variant_links_by_quote ON channel_variant_links (kind, quoted_at NULLS FIRST);
  `,
};
