import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { eventsSaying, type ItemFacts } from '#contracts/item/item-facts.ts';
import { itemStateNames, statesHeldByOrder, statesIn, statusNumber, type ItemState } from '#contracts/item/item-states.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { isOfAllShops, withinRowScope } from '../shared/visible-fields.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import type { InventoryRow } from './table.ts';

/** What a list is narrowed, counted and sorted by; what it shows comes from the fold of each item. */
export type ItemStateAsOf = Pick<
  InventoryRow,
  | 'one_id'
  | 'version'
  | 'shop_id'
  | 'inbound_shop_id'
  | 'warehouse_id'
  | 'state'
  | 'status'
  | 'defective'
  | 'check_result'
  | 'received_kind'
  | 'received_shop_id'
  | 'received_warehouse_id'
  | 'sku'
  | 'brand'
  | 'name'
  | 'size'
  | 'pre_id'
  | 'log_no'
  | 'batch_no'
  | 'shelf_id'
  | 'odd_no'
  | 'out_log_no'
  | 'cost_price_cents'
  | 'created_at'
  | 'updated_at'
  | 'received_at'
  | 'shelved_at'
  | 'out_at'
  | 'sold_at'
  | 'platform'
  | 'sold_price_cents'
>;

/**
 * The items that a viewer may see now as they were at a moment, in place of `inventory`: whose they were then is for the list to ask. What has not changed
 * since is the row as it stands. Of the others the timeline tells the last entry of the time (`t`), and the rest where a list asks for it: a column that
 * nothing refers to is not worked out. Where a shop is asked for, only items that were ever its own are looked at.
 */
export const itemStatesAsOf = (
  viewer: Viewer,
  { shopId, text }: Pick<InventoryFilter, 'shopId' | 'text'>,
  moment: Date,
): RawBuilder<ItemStateAsOf> => {
  const at = sql`${moment.toISOString()}::timestamptz`;
  const columns: Record<keyof ItemStateAsOf, RawBuilder<unknown>> = {
    one_id: sql`p.one_id`,
    version: sql`coalesce(t.version, p.version)`,
    shop_id: sql`coalesce((t.shop_ids->>0)::integer, p.shop_id)`,
    inbound_shop_id: sql`p.inbound_shop_id`,
    warehouse_id: sql`coalesce(t.warehouse_id, p.warehouse_id)`,
    state,
    status: unlessChanged('status', sql`(case ${state} ${statusOfEachState} end)::smallint`),
    defective: unlessChanged(
      'defective',
      sql`case t.state when 'available' then false when 'issue' then true
        else coalesce(${lastOf(['ItemInspected', 'RepairFailed'], `e.name = 'RepairFailed' or e.check_result <> 'qualified'`)}, false) end`,
    ),
    check_result: unlessChanged('check_result', lastOf(['ItemInspected'], 'e.check_result')),
    received_kind: unlessReceived('received_kind', at, saidIn(['ItemReceived'], sql`l.data->>'kind'`)),
    received_shop_id: unlessReceived('received_shop_id', at, saidIn(['ItemReceived'], sql`(l.data->>'shopId')::integer`)),
    received_warehouse_id: unlessReceived('received_warehouse_id', at, saidIn(['ItemReceived'], sql`l.data->>'warehouseId'`)),
    sku: unlessReceived('sku', at, saidIn(descriptions, sql`l.data->>'sku'`)),
    brand: unlessReceived('brand', at, saidIn(descriptions, sql`l.data->>'brand'`)),
    name: unlessReceived('name', at, saidIn(descriptions, sql`l.data->>'name'`)),
    size: unlessReceived('size', at, saidIn(descriptions, sql`l.data->>'size'`)),
    pre_id: unlessReceived('pre_id', at, lastOf(descriptions, 'e.pre_id')),
    log_no: unlessReceived('log_no', at, lastOf(descriptions, 'e.log_no')),
    batch_no: unlessChanged('batch_no', lastOf(['ItemReceived', 'ItemInspected'], 'e.batch_no', `e.batch_no <> ''`)),
    shelf_id: unlessChanged('shelf_id', saidIn(namesSaying('shelfId'), factOf('shelfId'))),
    odd_no: sql`case when t.version is null or p.out_at <= ${at} then p.odd_no when ${heldByOrder} then ${lastOf(undefined, 'e.odd_no', 'e.odd_no is not null')} end`,
    out_log_no: sql`case when p.out_at <= ${at} then p.out_log_no end`,
    cost_price_cents: sql`case when t.version is null or not ${costChangedSince} then p.cost_price_cents else ${costAsOf} end`,
    created_at: sql`p.created_at`,
    updated_at: sql`coalesce(t.recorded_at, p.updated_at)`,
    received_at: unlessReceived('received_at', at, lastOf(receipts, `case when e.name = 'ItemReceived' then e.recorded_at end`)),
    shelved_at: sql`case when t.version is null or p.shelved_at <= ${at} then p.shelved_at else ${firstShelved} end`,
    out_at: sql`case when p.out_at <= ${at} then p.out_at end`,
    sold_at: sql`case when t.version is null or p.sold_at <= ${at} then p.sold_at
      when t.state in (${texts(soldStates)}) then ${lastOf(['ConsignmentSold'], 'e.recorded_at')}
      when t.state in (${texts(statesIn('outbounding'))}) then ${saidIn(leavings, sql`case when l.data->'sale' is not null then l.recorded_at end`)} end`,
    sold_price_cents: sql`case when t.version is null or p.sold_at <= ${at} then p.sold_price_cents
      when t.state in (${texts(soldStates)}) then ${saidIn(['ConsignmentSold'], sql`(l.data->>'soldPrice')::integer`)}
      when t.state in (${texts(statesIn('outbounding'))}) then ${saidIn(leavings, sql`(l.data->'sale'->>'soldPrice')::integer`)} end`,
    platform: sql`case when t.version is null or p.sold_at <= ${at} then p.platform
      when t.state in (${texts(statesIn('onConsignment'))}) then ${saidIn(['ConsignmentListed', 'ConsignmentSold'], sql`l.data->>'platform'`)}
      when t.state in (${texts(statesIn('outbounding'))}) then ${saidIn(leavings, sql`l.data->'sale'->>'platform'`)} end`,
  };
  const selected = sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
  return sql<ItemStateAsOf>`(
    select ${selected} from ${visibleItems(viewer, shopId)} p
    left join lateral (
      select e.version, e.recorded_at, e.state, e.shop_ids, e.warehouse_id from item_timeline e
      where p.updated_at > ${at} and e.one_id = p.one_id and e.recorded_at <= ${at} order by e.version desc limit 1
    ) t on true
    where p.created_at <= ${at} and (p.updated_at <= ${at} or t.version is not null) ${workedOutOnce(text)})`;
};

/** A text is looked for in many columns, and more than once: this keeps PostgreSQL from working them out each time. */
const workedOutOnce = (text: string | undefined): RawBuilder<unknown> =>
  text === undefined || isOneId(normaliseOneId(text)) ? sql`` : sql`offset 0`;

/** Of a shop also what has left it since, for whom both are in sight. */
const visibleItems = (viewer: Viewer, shopId: number | undefined): RawBuilder<unknown> => {
  const reach = withinRowScope(viewer, { shop: ['now.shop_id'], warehouse: 'now.warehouse_id' });
  if (shopId === undefined || !isOfAllShops(viewer)) return sql`(select * from inventory now where ${reach})`;
  return sql`(
    select * from inventory now where ${reach} and now.shop_id = ${shopId}
    union all
    select * from inventory now where ${reach} and now.shop_id <> ${shopId} and now.one_id in (
      select changed.one_id from item_timeline changed where changed.name = 'ItemOwnerChanged' and changed.shop_ids @> ${JSON.stringify([shopId])}::jsonb))`;
};

const namesSaying = (fact: keyof ItemFacts): ItemEventName[] => [...eventsSaying(fact).keys()];
const names = (of: readonly ItemEventName[]): RawBuilder<unknown> => sql.join(of.map((name) => sql.lit(name)));
const texts = (of: readonly ItemState[]): RawBuilder<unknown> => sql.join(of.map((state) => sql.lit(state)));

const descriptions: readonly ItemEventName[] = ['ItemForecast', 'ItemForecastAmended', 'ItemReceived'];
const receipts: readonly ItemEventName[] = ['ItemReceived', 'InboundCancelled'];
/** What may have an item leave: of these the last says whether it was sold. */
const leavings: readonly ItemEventName[] = ['ItemRequested', 'DirectOutboundOrdered'];
const soldStates: readonly ItemState[] = ['onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed'];

const state: RawBuilder<unknown> = sql`coalesce(t.state, p.state)`;
const heldByOrder: RawBuilder<unknown> = sql`t.state in (${texts(statesHeldByOrder)})`;

/** The last entry by then of these kinds, or of any, and what it tells. */
const lastOf = (kinds: readonly ItemEventName[] | undefined, told: string, where = 'true'): RawBuilder<unknown> => sql`(
  select ${sql.raw(told)} from item_timeline e where e.one_id = p.one_id and e.version <= t.version
  ${kinds ? sql`and e.name in (${names(kinds)})` : sql``} and ${sql.raw(where)} order by e.version desc limit 1)`;

/** The same of what the timeline does not keep. Fields of the log are read as they were stored: an upcaster that moves one of these must be minded here. */
const saidIn = (kinds: readonly ItemEventName[], said: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${said} from events l where l.stream_id = 'item-' || p.one_id and l.version = ${lastOf(kinds, 'e.version')})`;

/** Its first shelf in the warehouse where it was then; a shelving can only be undone before anything else happens. */
const firstShelved: RawBuilder<unknown> = sql`(
  select min(e.recorded_at) from item_timeline e where e.one_id = p.one_id and e.version <= t.version and e.name in ('ItemShelved', 'ItemMoved', 'ItemFound')
  and e.version > coalesce((
    select max(x.version) from item_timeline x where x.one_id = p.one_id and x.version <= t.version and x.warehouse_id <> t.warehouse_id), 0)
  and not exists (
    select from item_timeline u where u.one_id = p.one_id and u.version = e.version + 1 and u.version <= t.version and u.name = 'ShelvingUndone'))`;

/** A fact in an entry of the log, where the fold of the item reads it too. As text; what the fold puts for an absent field is left to the caller. */
const factOf = (fact: keyof ItemFacts): RawBuilder<unknown> => {
  const said = [...eventsSaying(fact)].map(([name, source]) => {
    const value = 'field' in source ? sql`l.data->>${sql.lit(source.field)}` : sql.lit(source.always ?? null);
    return sql`when ${sql.lit(name)} then ${value}`;
  });
  return sql`case l.type ${sql.join(said, sql` `)} end`;
};

const unlessChanged = (column: keyof InventoryRow, then: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when t.version is null then p.${sql.ref(column)} else ${then} end`;

/** Nothing describes an item anew once it has been received. */
const unlessReceived = (column: keyof InventoryRow, at: RawBuilder<unknown>, then: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when t.version is null or p.received_at <= ${at} then p.${sql.ref(column)} else ${then} end`;

/** Of the order that holds the item. */
const dropship = sql`coalesce((${saidIn(namesSaying('oddNo'), factOf('dropship'))})::boolean, false)`;
const statusOfEachState = sql.join(
  itemStateNames.map((name) => {
    const [usual, ofDropship] = [statusNumber(name, false), statusNumber(name, true)];
    return usual === ofDropship
      ? sql`when ${sql.lit(name)} then ${sql.lit(usual)}`
      : sql`when ${sql.lit(name)} then case when ${dropship} then ${sql.lit(ofDropship)} else ${sql.lit(usual)} end`;
  }),
  sql` `,
);

/** An owner that was named again changed nothing. */
const newOwner = `(e.name <> 'ItemOwnerChanged' or e.shop_ids->0 <> e.shop_ids->1)`;
const costChangedSince = sql`exists (select from item_timeline e where e.one_id = p.one_id and e.version > t.version and e.name in (${names(namesSaying('costPrice'))}))`;
const quotedBefore = sql`(
  select e.price_cents from item_timeline e where e.one_id = p.one_id and e.version < l.version
  and e.name in (${names(namesSaying('quotedPrice'))}) and (e.name <> 'RequestQuoted' or e.request_type = ${sql.lit(requestTypeOf.cashOut)}) and ${sql.raw(newOwner)}
  order by e.version desc limit 1)`;
/** In a cash-out the operator's cost is what it quoted. */
const costAsOf = sql`(
  select case when l.type = 'ItemOwnerChanged' and l.data->>'reason' = 'cashOut' then ${quotedBefore} else (${factOf('costPrice')})::integer end
  from events l where l.stream_id = 'item-' || p.one_id and l.version = ${lastOf(namesSaying('costPrice'), 'e.version', newOwner)})`;
