import type { Pool } from 'pg';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import { statesHeldByOrder, type ItemState } from '#contracts/item/item-states.ts';
import { shopCount } from './measures.ts';
import { among, text } from './sql.ts';

type Step = readonly [name: ItemEventName, state: ItemState];

const forecast: Step[] = [['ItemForecast', 'forecast']];
const received: Step[] = [...forecast, ['ItemReceived', 'received']];
const inspected: Step[] = [...received, ['ItemInspected', 'inspected']];
const stored: Step[] = [...inspected, ['ItemShelved', 'available'], ['ItemMoved', 'available'], ['ItemCostChanged', 'available']];
const reviewed: Step[] = [...stored, ['ItemRequested', 'outbounding.reviewing']];
const pending: Step[] = [...reviewed, ['RequestApproved', 'outbounding.pending']];
const picked: Step[] = [...pending, ['ItemPicked', 'outbounding.picked']];
const shipped: Step[] = [...picked, ['ItemPacked', 'outbounding.packed'], ['ItemShipped', 'outOfWarehouse.shipped']];
const recalled: Step[] = [...reviewed, ['RequestRecalled', 'available'], ['ItemMoved', 'available'], ['ItemRequested', 'outbounding.reviewing']];

/** How an item came to where it is: as a long-lived one does, some ten events in all. */
const lives: Partial<Record<ItemState, Step[]>> = {
  forecast,
  cancelled: [...forecast, ['ItemForecastCancelled', 'cancelled']],
  expired: [...forecast, ['ItemForecastExpired', 'expired']],
  received,
  inspected,
  available: [...recalled, ['RequestRejected', 'available'], ['ItemMoved', 'available']],
  issue: [...stored, ['ItemInspected', 'issue'], ['ItemMoved', 'issue']],
  'outbounding.reviewing': recalled,
  'outbounding.pending': pending,
  'outbounding.picked': picked,
  'cashingOut.reviewing': [...stored, ['ItemRequested', 'cashingOut.reviewing']],
  'onConsignment.listed': [...stored, ['ItemRequested', 'onConsignment.reviewing'], ['RequestApproved', 'onConsignment.listed']],
  'switchingOwner.reviewing': [...stored, ['ItemRequested', 'switchingOwner.reviewing']],
  'repairing.inWork': [...stored, ['RepairApplied', 'repairing.inWork']],
  'outOfWarehouse.shipped': shipped,
  'outOfWarehouse.returned': [...shipped, ['ItemReturned', 'outOfWarehouse.returned']],
};

const steps = JSON.stringify(
  Object.entries(lives).flatMap(([ended, life]) =>
    life.map(([name, state], index) => ({ ended, name, state, version: index + 1, part: life.length === 1 ? 0 : index / (life.length - 1) })),
  ),
);

/** Of the items that are there: whatever was said at each step. */
const said = `jsonb_build_object('shopId', i.shop_id, 'warehouseId', i.warehouse_id, 'preId', i.pre_id, 'packId', i.pack_id, 'logNo', i.log_no,
  'batchNo', coalesce(i.batch_no, ''), 'sku', i.sku, 'brand', i.brand, 'name', i.name, 'size', i.size, 'image', i.image, 'pku', i.pku, 'kind', 'forecast',
  'condition', 'intact', 'photos', '[]'::jsonb, 'result', CASE WHEN s.state = 'issue' THEN 'fake' ELSE 'qualified' END, 'remark', '',
  'shelfId', coalesce(i.shelf_id, 'S00000001'), 'shelfName', 'A-01-2', 'costPrice', 9600, 'supply', 'SNKRS', 'oddNo', coalesce(i.odd_no, 'OC00000001'),
  'requestType', 3, 'outType', 3, 'carrier', 'UPS', 'tote', 'T1', 'parcelNo', 'P1', 'repairNo', coalesce(i.repair_no, ''))`;

const lived = (shops: number) =>
  `inventory i JOIN jsonb_to_recordset(${text(steps)}) AS s(ended text, name text, state text, version integer, part float8)
    ON s.ended = i.state WHERE i.shop_id <= ${shops}`;
const recorded = 'i.created_at + (i.updated_at - i.created_at) * s.part';
const ofAnOrder = `s.state IN ${among(statesHeldByOrder)}`;

/** Gives the items of a large world their log and their timeline, those of so many shops at most; the rows of the inventory stay as they are. */
export const fillLives = async (pool: Pool, shops = shopCount): Promise<void> => {
  await pool.query(`
    INSERT INTO item_timeline (event_id, one_id, version, name, recorded_at, operator_id, operator_name, operator_terminal, shop_ids, warehouse_id, state,
      photos, log_no, batch_no, odd_no, pre_id, check_result)
    SELECT i.one_id || s.version, i.one_id, s.version, s.name, ${recorded}, 'marta', 'Marta Ruiz', 'warehouse', jsonb_build_array(i.shop_id), i.warehouse_id,
      s.state, '[]', i.log_no, CASE WHEN s.version BETWEEN 2 AND 3 THEN i.batch_no END, CASE WHEN ${ofAnOrder} THEN coalesce(i.odd_no, 'OC00000001') END,
      i.pre_id, CASE WHEN s.name = 'ItemInspected' THEN CASE WHEN s.state = 'issue' THEN 'fake' ELSE 'qualified' END END
    FROM ${lived(shops)} ORDER BY ${recorded}`);
  await pool.query(`
    INSERT INTO events (stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)
    SELECT 'item-' || i.one_id, s.version, gen_random_uuid(), s.name, 2, ${said}::json,
      json_build_object('actor', json_build_object('accountId', 'marta', 'name', 'Marta Ruiz', 'terminal', 'warehouse'), 'correlationId', i.one_id,
        'causationId', i.one_id, 'tags', json_build_object('oneId', i.one_id, 'shopIds', json_build_array(i.shop_id), 'warehouseId', i.warehouse_id,
        'preId', i.pre_id, 'state', s.state, 'defective', s.state = 'issue')),
      ${recorded}
    FROM ${lived(shops)} ORDER BY ${recorded}`);
  await pool.query('VACUUM (ANALYZE) item_timeline, events');
};
