import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { SumProjection } from '../kernel/projection.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { counted, quarterOf, isItemEvent, type Add, type Slot } from './fold.ts';
import { activityTables, measures, type ActivityItemRow, type ActivityRow } from './table.ts';

const sumTables = activityTables.map(({ table }) => table);

/** Movements, stock, orders and sales per quarter of an hour, warehouse and shop, and of fewer, wider rows: one read and a write a table for a whole batch. */
export const activityProjection: SumProjection = {
  kind: 'sum',
  name: 'activity',
  tables: [...sumTables, 'activity_items'],
  sums: { tables: sumTables, measures },
  apply: async (db, events) => {
    const before = await readItems(db, events);
    const sums = activitySums(before);
    sums.take(events);
    return () => Promise.all([writeItems(db, sums.items()), sums.addTo(db)]);
  },
};

/** Sums over events that follow those which left `before` of their items. */
export const activitySums = (before: ReadonlyMap<string, ActivityItemRow> = new Map()) => {
  const items = new Map(before);
  const sums = new Map<string, ActivityRow>();
  const add: Add = (slot, measure, by) => {
    const key = keyOf(slot);
    const row = sums.get(key) ?? emptyRow(slot);
    row[measure] += by;
    sums.set(key, row);
  };
  return {
    take: (events: readonly RecordedEvent[]): void => {
      for (const event of events) {
        const { oneId, warehouseId, shopIds } = event.metadata.tags;
        if (isItemEvent(event) && oneId) items.set(oneId, counted(items.get(oneId), event, add));
        else if (event.type === 'OrderApplied')
          add({ quarter: quarterOf(event.recordedAt), warehouse_id: warehouseId ?? '', shop_id: shopIds?.[0] ?? unownedShop }, 'orders', 1);
      }
    },
    /** What is to be remembered of those that events have changed. */
    items: (): ActivityItemRow[] => [...items].flatMap(([oneId, item]) => (before.get(oneId) === item ? [] : [item])),
    addTo: (db: Sql): Promise<void> => addSums(db, [...sums.values()]),
  };
};

const keyOf = ({ quarter, warehouse_id, shop_id }: Slot): string => `${quarter} ${warehouse_id} ${shop_id}`;

const emptyRow = ({ quarter, warehouse_id, shop_id }: Slot): ActivityRow => ({
  quarter,
  warehouse_id,
  shop_id,
  inbound: 0,
  inspected: 0,
  shelved: 0,
  outbound: 0,
  orders: 0,
  stock: 0,
  sales_cents: 0,
  profit_cents: 0,
});

const readItems = async (db: Sql, events: readonly RecordedEvent[]): Promise<Map<string, ActivityItemRow>> => {
  const oneIds = [...new Set(events.flatMap((event) => (isItemEvent(event) ? (event.metadata.tags.oneId ?? []) : [])))];
  if (oneIds.length === 0) return new Map();
  const { rows } = await db.query<{ item: ActivityItemRow }>(`SELECT row_to_json(a) AS item FROM activity_items a WHERE one_id = ANY($1::text[])`, [
    oneIds,
  ]);
  return new Map(
    rows.map(({ item }) => [item.one_id, { ...item, received_quarter: utc(item.received_quarter), sold_quarter: utc(item.sold_quarter) }]),
  );
};

const utc = (time: string | null): string | null => time && new Date(time).toISOString();

const writeItems = async (db: Sql, items: readonly ActivityItemRow[]): Promise<void> => {
  if (items.length === 0) return;
  await db.query(
    `INSERT INTO activity_items SELECT * FROM json_populate_recordset(NULL::activity_items, $1)
     ON CONFLICT (one_id) DO UPDATE SET warehouse_id = excluded.warehouse_id, shop_id = excluded.shop_id, in_stock = excluded.in_stock,
       cost_cents = excluded.cost_cents, quoted_cents = excluded.quoted_cents, received_quarter = excluded.received_quarter,
       received_shop_id = excluded.received_shop_id,
       sold_quarter = excluded.sold_quarter, sold_cents = excluded.sold_cents, profit_cents = excluded.profit_cents`,
    [JSON.stringify(items)],
  );
};

/** Each table adds up what concerns one of its rows by itself. */
const addSums = async (db: Sql, rows: readonly ActivityRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const values = [JSON.stringify(rows)];
  await Promise.all(addStatements.map((text) => db.query(text, values)));
};

const addStatements = activityTables.map(({ table, key, from }) => {
  const places = key.map((_, index) => index + 1).join(', ');
  return `INSERT INTO ${table} AS a SELECT ${from.join(', ')}, ${measures.map((measure) => `sum(${measure})`).join(', ')}
          FROM json_populate_recordset(NULL::activity_quarters, $1) GROUP BY ${places} ORDER BY ${places}
          ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${measures.map((measure) => `${measure} = a.${measure} + excluded.${measure}`).join(', ')}`;
});
