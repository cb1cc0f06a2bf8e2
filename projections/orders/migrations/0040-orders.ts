import type { Migration } from '#kernel/database/migrate.ts';

export const ordersMigration: Migration = {
  id: '0040-orders',
  sql: `
    CREATE TABLE orders (
      odd_no text PRIMARY KEY,
      request_type smallint NOT NULL,
      shop_id integer NOT NULL,
      target_shop_id integer,
      warehouse_id text NOT NULL,
      state text NOT NULL,
      stage text,
      dropship boolean NOT NULL,
      remark text NOT NULL,
      applicant_name text NOT NULL,
      author_ids jsonb NOT NULL,
      reviewer_name text,
      label jsonb,
      address jsonb,
      boxes jsonb NOT NULL,
      parcels jsonb NOT NULL,
      units jsonb NOT NULL,
      items integer NOT NULL,
      picked integer NOT NULL,
      packed integer NOT NULL,
      shipped integer NOT NULL,
      short integer NOT NULL,
      platform text,
      price_cents integer,
      plat_order_no text,
      sold_price_cents integer,
      fee_cents integer,
      operator_id text,
      operator_name text,
      batch_no text,
      log_no text,
      carrier text,
      reason text,
      due_at timestamptz,
      floor_since timestamptz,
      waiting_since timestamptz,
      applied_at timestamptz NOT NULL,
      reviewed_at timestamptz,
      approved_at timestamptz,
      shipped_at timestamptz,
      finished_at timestamptz,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX orders_by_application ON orders (applied_at DESC, odd_no DESC);
    CREATE INDEX orders_of_shop ON orders (shop_id, request_type, applied_at DESC, odd_no DESC);
    CREATE INDEX orders_for_shop ON orders (target_shop_id, applied_at DESC) WHERE target_shop_id IS NOT NULL;
    CREATE INDEX orders_of_warehouse ON orders (warehouse_id, request_type, applied_at DESC, odd_no DESC);
    CREATE INDEX orders_in_review ON orders (request_type, state, waiting_since);
    CREATE INDEX orders_on_floor ON orders (warehouse_id, stage, due_at) WHERE stage IS NOT NULL AND stage <> 'out';
    CREATE INDEX orders_out ON orders (warehouse_id, shipped_at DESC) WHERE shipped_at IS NOT NULL;
    CREATE INDEX orders_of_batch ON orders (batch_no) WHERE batch_no IS NOT NULL;
    CREATE INDEX orders_of_operator ON orders (operator_id) WHERE operator_id IS NOT NULL AND stage <> 'out';
    CREATE INDEX orders_by_tracking ON orders (lower(log_no)) WHERE log_no IS NOT NULL;
    CREATE INDEX orders_units ON orders USING gin (units jsonb_path_ops);
    CREATE TABLE order_history (
      event_id text PRIMARY KEY,
      odd_no text NOT NULL,
      version integer NOT NULL,
      name text NOT NULL,
      recorded_at timestamptz NOT NULL,
      operator_name text NOT NULL,
      state text,
      remark text,
      reason text,
      one_ids jsonb NOT NULL,
      fee_cents integer,
      log_no text
    );
    CREATE INDEX order_history_of_order ON order_history (odd_no, version);

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX orders_search ON orders USING gin ((lower(odd_no || ' ' || coalesce(log_no, '') || ' ' || coalesce(batch_no, '') || ' ' || coalesce(plat_order_no, ''))) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
