import type { Migration } from '#kernel/database/migrate.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../../kernel/lists/text-search.ts';

const searched = `lower(coalesce(odd_no, '') || ' ' || sku || ' ' || name || ' ' || sale_no)`;

/** Before it nothing was sold on a channel but by consignment. */
export const salesMigration: Migration = {
  id: '1400-sales',
  sql: `
    CREATE TABLE sales (
      sale_id text PRIMARY KEY,
      channel text NOT NULL,
      sale_no text NOT NULL,
      account_id text,
      external_id text,
      listing_id text,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      one_id text NOT NULL,
      odd_no text,
      sku text NOT NULL,
      brand text NOT NULL,
      name text NOT NULL,
      size text NOT NULL,
      image text NOT NULL,
      consigned boolean NOT NULL,
      shipped boolean NOT NULL,
      held_by text,
      status text NOT NULL,
      trade text NOT NULL,
      foreign_state text,
      price_cents integer NOT NULL,
      currency text NOT NULL,
      gross_cents integer,
      platform_fee_cents integer,
      consignment_fee_cents integer,
      payout_cents integer,
      expected_cents integer,
      reason text,
      log_no text,
      carrier text,
      history jsonb NOT NULL,
      sold_at timestamptz NOT NULL,
      due_at timestamptz,
      pickable_at timestamptz,
      shipped_at timestamptz,
      paid_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX sales_by_time ON sales (sold_at DESC, sale_id DESC);
    CREATE INDEX sales_of_shop ON sales (shop_id, sold_at DESC, sale_id DESC);
    CREATE INDEX sales_by_status ON sales (status, sold_at DESC, sale_id DESC);
    CREATE INDEX sales_of_channel ON sales (channel, sold_at DESC, sale_id DESC);
    CREATE INDEX sales_by_change ON sales (updated_at DESC, sale_id DESC);
    CREATE INDEX sales_by_price ON sales (price_cents DESC, sale_id DESC);
    CREATE INDEX sales_by_due ON sales (due_at DESC, sale_id DESC) WHERE due_at IS NOT NULL;
    CREATE INDEX sales_that_differ ON sales (sold_at DESC, sale_id DESC) WHERE expected_cents IS NOT NULL;
    CREATE INDEX sales_oversold ON sales (updated_at) WHERE held_by IS NOT NULL;
    ${indexOfTrigrams('sales', searched)}
    ${indexOfOtherCharacters('sales', searched)}
    CREATE INDEX sales_of_item ON sales (one_id);
    CREATE INDEX sales_of_order ON sales (odd_no) WHERE odd_no IS NOT NULL;
  `,
};
