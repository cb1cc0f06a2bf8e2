import type { Migration } from '#kernel/database/migrate.ts';

/** Tabs are counted and ages summed from the two indexes of states alone. */
export const inventoryMigration: Migration = {
  id: '0010-inventory',
  sql: `
    CREATE TABLE inventory (
      one_id text PRIMARY KEY,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      sku text NOT NULL,
      brand text NOT NULL,
      name text NOT NULL,
      size text NOT NULL,
      image text NOT NULL,
      pku text NOT NULL,
      state text NOT NULL,
      status smallint,
      defective boolean NOT NULL,
      check_result text,
      check_remark text,
      pre_id text NOT NULL,
      pack_id text NOT NULL,
      log_no text NOT NULL,
      batch_no text,
      received_kind text,
      related_one_id text,
      media jsonb NOT NULL,
      shelf_id text,
      shelf_name text,
      shelved_by text,
      odd_no text,
      request_type smallint,
      dropship boolean NOT NULL,
      repair_no text,
      cost_price_cents integer,
      supply text,
      quoted_cents integer,
      platform text,
      plat_order_no text,
      list_price_cents integer,
      sold_price_cents integer,
      out_log_no text,
      out_carrier text,
      received_at timestamptz,
      shelved_at timestamptz,
      sold_at timestamptz,
      out_at timestamptz,
      state_since timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX inventory_of_shop ON inventory (shop_id, updated_at DESC, one_id DESC);
    CREATE INDEX inventory_of_warehouse ON inventory (warehouse_id, updated_at DESC, one_id DESC);
    CREATE INDEX inventory_by_change ON inventory (updated_at DESC, one_id DESC);
    CREATE INDEX inventory_states_of_warehouse ON inventory (warehouse_id, state, status, defective, shelved_at, shop_id);
    CREATE INDEX inventory_states_of_shop ON inventory (shop_id, state, status, defective, shelved_at, warehouse_id);
    CREATE INDEX inventory_on_shelf ON inventory (warehouse_id, shelf_id, shop_id, sku) WHERE shelf_id IS NOT NULL;
    CREATE INDEX inventory_of_order ON inventory (odd_no) WHERE odd_no IS NOT NULL;
    CREATE INDEX inventory_of_package ON inventory (pre_id);
    CREATE INDEX inventory_of_batch ON inventory (batch_no) WHERE batch_no IS NOT NULL;
    CREATE INDEX inventory_of_sku ON inventory (sku, size, shop_id);
    CREATE INDEX inventory_related ON inventory (related_one_id) WHERE related_one_id IS NOT NULL;
    CREATE INDEX inventory_sold ON inventory (shop_id, sold_at DESC) WHERE sold_at IS NOT NULL;
    CREATE INDEX inventory_out ON inventory (out_at) WHERE out_at IS NOT NULL;

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX inventory_search ON inventory USING gin ((lower(one_id || ' ' || sku || ' ' || name || ' ' || log_no || ' ' || coalesce(out_log_no, '') || ' ' || coalesce(odd_no, '') || ' ' || pre_id)) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
