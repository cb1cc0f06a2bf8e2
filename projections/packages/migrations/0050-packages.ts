import type { Migration } from '#kernel/database/migrate.ts';

export const packagesMigration: Migration = {
  id: '0050-packages',
  sql: `
    CREATE TABLE packages (
      pre_id text PRIMARY KEY,
      pack_id text NOT NULL,
      shop_id integer NOT NULL,
      warehouse_id text NOT NULL,
      log_no text NOT NULL,
      forecast_batch text NOT NULL,
      shipping_type text,
      reference text NOT NULL,
      status text NOT NULL,
      unclaimed boolean NOT NULL,
      lines jsonb NOT NULL,
      units jsonb NOT NULL,
      expected integer NOT NULL,
      received integer NOT NULL,
      over integer NOT NULL,
      short integer NOT NULL,
      damaged integer NOT NULL,
      unresolved boolean NOT NULL,
      resolution text,
      weight_grams integer,
      dimensions text,
      insurance_cents integer,
      signature boolean NOT NULL,
      remark text NOT NULL,
      count_remark text,
      photos jsonb NOT NULL,
      reason text,
      batch_no text,
      expires_at timestamptz,
      arrived_at timestamptz,
      counted_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX packages_by_change ON packages (updated_at DESC, pre_id DESC);
    CREATE INDEX packages_of_shop ON packages (shop_id, updated_at DESC, pre_id DESC);
    CREATE INDEX packages_of_warehouse ON packages (warehouse_id, updated_at DESC, pre_id DESC);
    CREATE INDEX packages_by_status ON packages (warehouse_id, status, shop_id);
    CREATE INDEX packages_by_tracking ON packages (upper(log_no));
    CREATE INDEX packages_by_pack ON packages (upper(pack_id));
    CREATE INDEX packages_expiring ON packages (expires_at) WHERE status = 'scheduled';

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX packages_search ON packages USING gin ((lower(pre_id || ' ' || pack_id || ' ' || log_no || ' ' || forecast_batch || ' ' || reference)) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
