import type { z } from 'zod';
import type { RequestType } from '#contracts/item/request-types.ts';
import type { addressSchema, OrderEventName, OrderState, OutboundStage } from '#contracts/outbound/order-events.ts';
import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

/** A unit of an order and how far it is. */
export interface OrderUnit {
  oneId: string;
  progress: OrderItem['progress'];
  tote: string | null;
  /** Account that picked it; absent on picks made before it was kept. */
  pickedBy?: string | null;
  parcelNo: string | null;
  boxNo: string | null;
  reason: string | null;
  replacedBy: string | null;
  quotedCents: number | null;
}

/** An application or direct outbound as it stands: one row per order. Lists, reviews and the board read it. */
export interface OrderRow {
  odd_no: string;
  request_type: RequestType;
  shop_id: number;
  target_shop_id: number | null;
  warehouse_id: string;
  state: OrderState;
  stage: OutboundStage | null;
  dropship: boolean;
  remark: string;
  applicant_name: string;
  /** Applicant and editors. */
  author_ids: string[];
  reviewer_name: string | null;
  label: { url: string; logNo: string; carrier: string } | null;
  address: z.output<typeof addressSchema> | null;
  boxes: { boxNo: string; oneIds: string[] }[];
  parcels: { parcelNo: string; oneIds: string[]; weightGrams: number }[];
  units: OrderUnit[];
  items: number;
  picked: number;
  packed: number;
  shipped: number;
  short: number;
  platform: string | null;
  price_cents: number | null;
  plat_order_no: string | null;
  sold_price_cents: number | null;
  fee_cents: number | null;
  operator_id: string | null;
  operator_name: string | null;
  batch_no: string | null;
  log_no: string | null;
  carrier: string | null;
  reason: string | null;
  due_at: string | null;
  /** When the work came to the floor. */
  floor_since: string | null;
  /** Since when it waits in its state; null once nothing more is to happen. */
  waiting_since: string | null;
  applied_at: string;
  /** First answer of a reviewer. */
  reviewed_at: string | null;
  approved_at: string | null;
  shipped_at: string | null;
  finished_at: string | null;
  updated_at: string;
  version: number;
}

/** One row per order event. */
export interface OrderHistoryRow {
  event_id: string;
  odd_no: string;
  version: number;
  name: OrderEventName;
  recorded_at: string;
  operator_name: string;
  state: OrderState | null;
  remark: string | null;
  reason: string | null;
  preset: PresetReason | null;
  one_ids: string[];
  fee_cents: number | null;
  log_no: string | null;
  /** Of an application and of an edit: what it says. Of a short pick: its photos. */
  terms: OrderTerms | null;
}

/** What a seller may change of an application; a field that an edit leaves as it is, is absent. Of an address, only that there is one. */
export interface OrderTerms {
  price?: number;
  label?: string;
  address?: true;
  photos?: string[];
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    orders: OrderRow;
    order_history: OrderHistoryRow;
  }
}

/** What the text filter searches beside ONE IDs. */
export const searchExpression = `lower(odd_no || ' ' || coalesce(log_no, '') || ' ' || coalesce(batch_no, '') || ' ' || coalesce(plat_order_no, ''))`;

export const migration = {
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
    ${indexOfTrigrams('orders', searchExpression)}
  `,
};

/** One for each order and each filter of the list. */
export const listMigration = {
  id: '0270-order-lists',
  sql: `
    CREATE INDEX orders_by_change ON orders (updated_at, odd_no);
    CREATE INDEX orders_by_wait ON orders (waiting_since, odd_no) WHERE waiting_since IS NOT NULL;
    CREATE INDEX orders_by_due ON orders (due_at, odd_no) WHERE due_at IS NOT NULL;
    CREATE INDEX orders_by_shipping ON orders (shipped_at, odd_no) WHERE shipped_at IS NOT NULL;
    CREATE INDEX orders_by_end ON orders (finished_at, odd_no) WHERE finished_at IS NOT NULL;
    CREATE INDEX orders_ever_of_operator ON orders (operator_id, applied_at) WHERE operator_id IS NOT NULL;
    ${indexOfOtherCharacters('orders', searchExpression)}
  `,
};

/** What was applied for, and what was edited, is in the log already. */
export const historyTermsMigration = {
  id: '0460-order-history-terms',
  sql: `
    ALTER TABLE order_history ADD COLUMN terms jsonb;
    UPDATE order_history h SET terms = jsonb_strip_nulls(jsonb_build_object(
      'price', (e.data->>'priceCents')::integer,
      'label', e.data->'label'->>'logNo',
      'address', CASE WHEN e.data->'address' IS NULL THEN NULL ELSE true END))
    FROM events e
    WHERE e.stream_id = 'order-' || h.odd_no AND e.version = h.version AND h.name IN ('OrderApplied', 'OrderEdited');
  `,
};

/** Rejections told their reason in words alone before. */
export const historyPresetMigration = {
  id: '0560-order-history-preset',
  sql: 'ALTER TABLE order_history ADD COLUMN preset text;',
};
