import type { Actor } from '#contracts/kernel/recorded-event.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';

/** One row per item event, as it was: the timeline. */
export interface TimelineRow {
  event_id: string;
  one_id: string;
  version: number;
  name: ItemEventName;
  /** Number of specification section 4, where the event has one. */
  type: number | null;
  recorded_at: string;
  operator_id: string;
  operator_name: string;
  operator_terminal: Actor['terminal'];
  /** Owner at that time; the former one too when the owner changed. */
  shop_ids: number[];
  warehouse_id: string | null;
  state: ItemState | null;
  shelf_name: string | null;
  photos: string[];
  log_no: string | null;
  batch_no: string | null;
  odd_no: string | null;
  pre_id: string | null;
  pack_id: string | null;
  check_result: string | null;
  remark: string | null;
  reason: string | null;
  preset: PresetReason | null;
  request_type: RequestType | null;
  out_type: RequestType | null;
  delivery_fee_cents: number | null;
  other_fee_cents: number | null;
  platform: string | null;
  plat_order_no: string | null;
  price_cents: number | null;
  repair_no: string | null;
  parcel_no: string | null;
  tote: string | null;
  /** What the event says of owner, cost and source; null where it says nothing of them. */
  terms: ItemTerms | null;
}

export type ItemTerms = { fromShopId: number; shopId: number } | { costPrice: number | null; supply: string | null };

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    item_timeline: TimelineRow;
  }
}

export const migration = {
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

/**
 * Where each item of a list stood at a moment is told by the index alone; no further one is kept for it. The other two hold only the few entries after which
 * goods belong to somebody else or cost something else.
 */
export const pastMigration = {
  id: '0350-item-timeline-past',
  sql: `
    DROP INDEX item_timeline_of_item;
    CREATE INDEX item_timeline_of_item ON item_timeline (one_id, version) INCLUDE (recorded_at, state, shop_ids, warehouse_id);
    CREATE INDEX item_timeline_of_owners ON item_timeline USING gin (shop_ids) WHERE name = 'ItemOwnerChanged';
    CREATE INDEX item_timeline_of_costs ON item_timeline (one_id, version) WHERE name IN ('ItemCostChanged', 'ItemOwnerChanged');
  `,
};

/** An entry is the item's at a version: that is its key, and gives the item's timeline in order. */
export const keyMigration = {
  id: '0450-item-timeline-key',
  sql: `
    ALTER TABLE item_timeline DROP CONSTRAINT item_timeline_pkey;
    ALTER TABLE item_timeline ADD PRIMARY KEY (one_id, version) INCLUDE (recorded_at, state, shop_ids, warehouse_id);
    DROP INDEX item_timeline_of_item;
  `,
};

/** Who an item went to, and what it was said to cost, is in the log already. */
export const termsMigration = {
  id: '0470-item-timeline-terms',
  sql: `
    ALTER TABLE item_timeline ADD COLUMN terms jsonb;
    UPDATE item_timeline t SET terms = CASE e.type
      WHEN 'ItemOwnerChanged' THEN jsonb_build_object('fromShopId', (e.data->>'fromShopId')::integer, 'shopId', (e.data->>'shopId')::integer)
      ELSE jsonb_build_object('costPrice', (e.data->>'costPrice')::integer, 'supply', e.data->>'supply') END
    FROM events e
    WHERE e.stream_id = 'item-' || t.one_id AND e.version = t.version
      AND (t.name IN ('ItemOwnerChanged', 'ItemCostChanged')
        OR (t.name = 'ItemForecast' AND (e.data->>'costPrice' IS NOT NULL OR e.data->>'supply' IS NOT NULL)));
  `,
};

/** Rejections told their reason in words alone before. */
export const presetMigration = {
  id: '0560-item-timeline-preset',
  sql: 'ALTER TABLE item_timeline ADD COLUMN preset text;',
};
