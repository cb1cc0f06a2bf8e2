import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates, type ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import { statesInStock } from '../shared/in-stock.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

/** Where an item is and what is known of it: one row per ONE ID. Times UTC, money in cents. */
export interface InventoryRow {
  one_id: string;
  shop_id: number;
  warehouse_id: string;
  sku: string;
  brand: string;
  name: string;
  size: string;
  image: string;
  pku: string;
  state: ItemState;
  /** Inventory status (R4.21). */
  status: number | null;
  defective: boolean;
  check_result: InspectionResult | null;
  check_remark: string | null;
  pre_id: string;
  pack_id: string;
  log_no: string;
  batch_no: string | null;
  /** Whose inbound it was: the first shop that it belonged to, -1 as long as it belongs to nobody. */
  inbound_shop_id: number;
  /** Whose it was when it was received. */
  received_shop_id: number | null;
  received_kind: 'forecast' | 'overage' | 'unclaimed' | 'returned' | null;
  related_one_id: string | null;
  /** Every picture and video of the item that its owner may see, oldest first: not those from after a repair (R3.26). */
  media: string[];
  shelf_id: string | null;
  /** Of the shelf that it lies on, or lay on last. */
  shelf_name: string | null;
  shelved_by: string | null;
  odd_no: string | null;
  request_type: RequestType | null;
  dropship: boolean;
  repair_no: string | null;
  cost_price_cents: number | null;
  supply: string | null;
  quoted_cents: number | null;
  platform: string | null;
  plat_order_no: string | null;
  list_price_cents: number | null;
  sold_price_cents: number | null;
  out_log_no: string | null;
  out_carrier: string | null;
  received_at: string | null;
  /** First shelving: storage days count from here. */
  shelved_at: string | null;
  sold_at: string | null;
  out_at: string | null;
  /** Since when it is in its state. */
  state_since: string;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory: InventoryRow;
  }
}

/** What the text filter searched before it had a table of its own. */
const searchExpression = `lower(${['one_id', 'sku', 'name', 'log_no', `coalesce(out_log_no, '')`, `coalesce(odd_no, '')`, 'pre_id'].join(` || ' ' || `)})`;

/** Tabs are counted and ages summed from the two indexes of states alone. */
export const migration = {
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
    ${indexOfTrigrams('inventory', searchExpression)}
  `,
};

/** Whose inbound an item was is in the log already. */
export const inboundShopMigration = {
  id: '0160-inbound-shop',
  sql: `
    ALTER TABLE inventory ADD COLUMN inbound_shop_id integer NOT NULL DEFAULT -1;
    UPDATE inventory i SET inbound_shop_id = first.shop_id
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->>'shopId')::integer AS shop_id FROM events
          WHERE stream_id LIKE 'item-%' AND type IN ('ItemForecast', 'ItemReceived', 'ItemOwnerChanged') AND data->>'shopId' <> '-1'
          ORDER BY stream_id, version) first
    WHERE first.stream_id = 'item-' || i.one_id;
  `,
};

/** What tabs are counted from under a filter. */
const counted = 'state, status, defective, warehouse_id, shelved_at';

/** One for each order and each filter of the list, so that it reads no more than it shows, whatever of all items is asked for. */
export const listMigration = {
  id: '0260-inventory-lists',
  sql: `
    CREATE INDEX inventory_by_creation ON inventory (created_at, one_id);
    CREATE INDEX inventory_by_receipt ON inventory (received_at, one_id) WHERE received_at IS NOT NULL;
    CREATE INDEX inventory_by_shelving ON inventory (shelved_at, one_id) INCLUDE (out_at, state, status, defective, warehouse_id)
      WHERE shelved_at IS NOT NULL;
    DROP INDEX inventory_out;
    CREATE INDEX inventory_by_outbound ON inventory (out_at, one_id) WHERE out_at IS NOT NULL;
    CREATE INDEX inventory_by_sale ON inventory (sold_at) WHERE sold_at IS NOT NULL;
    CREATE INDEX inventory_by_cost ON inventory (cost_price_cents, one_id) WHERE cost_price_cents IS NOT NULL;
    CREATE INDEX inventory_in_stock ON inventory (warehouse_id, shelved_at) INCLUDE (state, status, defective)
      WHERE state IN (${statesInStock.map((state) => `'${state}'`).join(', ')});
    CREATE INDEX inventory_of_brand ON inventory (brand, ${counted});
    CREATE INDEX inventory_of_size ON inventory (size, ${counted});
    CREATE INDEX inventory_with_fault ON inventory (check_result, ${counted}) WHERE check_result <> 'qualified';
    CREATE INDEX inventory_unforeseen ON inventory (received_kind, ${counted}) WHERE received_kind <> 'forecast';
    ${indexOfOtherCharacters('inventory', searchExpression)}
  `,
};

/** One status may be rare among what changed last. */
export const statusMigration = {
  id: '0400-inventory-of-status',
  sql: 'CREATE INDEX inventory_of_status ON inventory (status, updated_at DESC, one_id DESC) WHERE status IS NOT NULL;',
};

/** Statuses of most items: what has one of them stands everywhere among what changed last. */
const commonStatuses = [itemStates.available.number, itemStates['outOfWarehouse.shipped'].number];

/**
 * Every event of an item writes an entry into each of its indexes. Where an index begins with a column of few values, what is asked for by the next is found by one
 * look for each of them: warehouses and states before the shop, brands before the size. What only the counts read is included: a key is compared with each of the row's
 * earlier versions, column by column, whenever a page of the index is cleared of them.
 */
export const fewerIndexesMigration = {
  id: '0430-fewer-inventory-indexes',
  sql: `
    DROP INDEX inventory_states_of_warehouse, inventory_states_of_shop;
    CREATE INDEX inventory_states ON inventory (warehouse_id, state, shop_id) INCLUDE (status, defective, shelved_at);
    DROP INDEX inventory_of_brand, inventory_of_size;
    CREATE INDEX inventory_of_brand_and_size ON inventory (brand, size, state) INCLUDE (status, defective, warehouse_id, shelved_at);
    DROP INDEX inventory_of_status;
    CREATE INDEX inventory_of_status ON inventory (status, updated_at DESC, one_id DESC) WHERE status NOT IN (${commonStatuses.join(', ')});
  `,
};

/** Photos from after a repair were among those that sellers are shown. */
export const repairPhotosMigration = {
  id: '0460-inventory-repair-photos',
  sql: `
    UPDATE inventory i SET media = (
      SELECT coalesce(jsonb_agg(m.url ORDER BY m.place), '[]') FROM jsonb_array_elements(i.media) WITH ORDINALITY AS m (url, place)
      WHERE NOT EXISTS (SELECT FROM item_timeline t WHERE t.one_id = i.one_id AND t.name = 'ItemRepaired' AND t.photos @> m.url)
    )
    WHERE EXISTS (SELECT FROM item_timeline t WHERE t.one_id = i.one_id AND t.name = 'ItemRepaired' AND t.photos <> '[]');
  `,
};

/** Whose goods were received is in the log already. */
export const receivedShopMigration = {
  id: '0540-inventory-received-shop',
  sql: `
    ALTER TABLE inventory ADD COLUMN received_shop_id integer;
    UPDATE inventory i SET received_shop_id = last.shop_id
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->>'shopId')::integer AS shop_id FROM events
          WHERE stream_id LIKE 'item-%' AND type = 'ItemReceived' ORDER BY stream_id, version DESC) last
    WHERE last.stream_id = 'item-' || i.one_id;
    CREATE INDEX inventory_received_for_another ON inventory (received_shop_id, received_at) WHERE received_shop_id <> shop_id;
    CREATE INDEX inventory_of_platform ON inventory (platform, sold_at) WHERE sold_at IS NOT NULL;
  `,
};

/** Whoever reviews a price asks what such an item was sold for last. */
export const lastSaleMigration = {
  id: '0580-inventory-last-sale',
  sql: 'CREATE INDEX inventory_last_sale ON inventory (sku, size, sold_at DESC) WHERE sold_at IS NOT NULL;',
};
