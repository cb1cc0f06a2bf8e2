import type { Migration } from '#kernel/database/migrate.ts';

/**
 * What channels last said of each variant, and every change of the last month: the tape that a simulation is played from. A quote is written over in place, so its
 * table has no index but the key, and room left in its pages.
 */
export const marketQuotesMigration: Migration = {
  id: '1390-market-quotes',
  sql: `
    CREATE TABLE market_quotes (
      channel text NOT NULL,
      sku text NOT NULL,
      size text NOT NULL,
      lowest_cents integer,
      highest_bid_cents integer,
      last_sale_cents integer,
      depth text NOT NULL,
      asks jsonb,
      as_of timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      seq bigint NOT NULL,
      is_suspect boolean NOT NULL,
      PRIMARY KEY (sku, size, channel)
    ) WITH (fillfactor = 70);
    CREATE TABLE market_ticks (
      sku text NOT NULL,
      size text NOT NULL,
      channel text NOT NULL,
      seq bigint NOT NULL,
      as_of timestamptz NOT NULL,
      lowest_cents integer,
      highest_bid_cents integer,
      last_sale_cents integer,
      PRIMARY KEY (sku, size, channel, seq)
    );
    CREATE INDEX market_ticks_by_time ON market_ticks USING brin (as_of);
    CREATE TABLE pricing_due (
      channel text NOT NULL,
      sku text NOT NULL,
      size text NOT NULL,
      due_at timestamptz NOT NULL,
      PRIMARY KEY (channel, sku, size)
    );
    CREATE INDEX pricing_due_by_time ON pricing_due (due_at);
  `,
};
