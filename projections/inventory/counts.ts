import { sql } from 'kysely';
import { inventoryViews, type InventoryFilter, type InventoryView } from '#contracts/inventory/inventory-queries.ts';
import type { Condition } from '#projections/kernel/conditions.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { countIn, outstayed } from './views.ts';

interface Counted {
  totalCount: number;
  counts: Record<InventoryView, number>;
}

/** How many rows each tab holds, and how many the list: added up from groups of items that are alike, which one pass over the rows gives. */
export const countByView = async (
  db: ReadDatabase,
  reach: Condition,
  { view, state, status }: { view: InventoryView } & Pick<InventoryFilter, 'state' | 'status'>,
  now: Date,
): Promise<Counted> => {
  const groups = await withFreeUntil(db, now)
    .selectFrom('inventory as i')
    .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
    .where(reach)
    .groupBy(['i.state', 'i.status', 'i.defective'])
    .select([
      'i.state',
      'i.status',
      'i.defective',
      sql<number>`count(*)::int`.as('items'),
      sql<number>`count(*) filter (where ${outstayed})::int`.as('past'),
    ])
    .execute();
  const asked = groups.filter(
    (group) => (!state?.length || state.includes(group.state)) && (!status?.length || (group.status !== null && status.includes(group.status))),
  );
  return {
    totalCount: countIn(view, asked),
    counts: Object.fromEntries(inventoryViews.map((name) => [name, countIn(name, groups)])) as Counted['counts'],
  };
};

/** `free_until`: per warehouse, the moment before which whatever was shelved has outstayed its free days. Worked out once, not per item. */
export const withFreeUntil = (db: ReadDatabase, now: Date) =>
  db.with(
    (named) => named('free_until').materialized(),
    (query) =>
      query
        .selectFrom('warehouses as w')
        .selectAll('w')
        .select(
          sql<string>`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone w.time_zone) - make_interval(days => w.storage_limit_days))
            at time zone w.time_zone`.as('free_until'),
        ),
  );
