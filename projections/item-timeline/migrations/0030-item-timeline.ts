import type { Migration } from '#kernel/database/migrate.ts';

export const itemTimelineMigration: Migration = {
  id: '0030-item-timeline',
  sql: `
    CREATE TABLE item_timeline (
      event_id text PRIMARY KEY,
      one_id text NOT NULL,
      version integer NOT NULL,
      name text NOT NULL,
      type smallint,
      recorded_at timestamptz NOT NULL,
      operator_id text NOT NULL,
      operator_name text NOT NULL,
      operator_terminal text NOT NULL,
      shop_ids jsonb NOT NULL,
      warehouse_id text,
      state text,
      shelf_name text,
      photos jsonb NOT NULL,
      log_no text,
      batch_no text,
      odd_no text,
      pre_id text,
      pack_id text,
      check_result text,
      remark text,
      reason text,
      request_type smallint,
      out_type smallint,
      delivery_fee_cents integer,
      other_fee_cents integer,
      platform text,
      plat_order_no text,
      price_cents integer,
      repair_no text,
      parcel_no text,
      tote text
    );
    CREATE INDEX item_timeline_of_item ON item_timeline (one_id, version);
    CREATE INDEX item_timeline_picked ON item_timeline (warehouse_id, recorded_at) WHERE name = 'ItemPicked';
    CREATE INDEX item_timeline_of_warehouse ON item_timeline (warehouse_id, recorded_at);
  `,
};
