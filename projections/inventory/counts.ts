import { sql } from 'kysely';
import { inventoryViews, type InventoryFilter, type InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { countIn, pastFreeStorage, viewCondition, type CountGroup } from './views.ts';

interface Counted {
  totalCount: number;
  counts: Record<InventoryView, number>;
}

interface Under {
  now: Date;
  /** The materialised counts know enough to be asked instead of the rows. */
  materialised: boolean;
}

export type Group = CountGroup & { status: number | null };

/** How many rows each tab holds, and how many the list: added up from groups of items that are alike. */
export const countByView = async (
  db: ReadDatabase,
  reach: Condition,
  { view, state, status }: { view: InventoryView } & Pick<InventoryFilter, 'state' | 'status'>,
  { now, materialised }: Under,
): Promise<Counted> => {
  return countsOf(await (materialised ? materialisedGroups(db, reach, now) : groupsOfRows(db, reach, now)), { view, state, status });
};

/** The same from groups that were counted. */
export const countsOf = (
  groups: readonly Group[],
  { view, state, status }: { view: InventoryView } & Pick<InventoryFilter, 'state' | 'status'>,
): Counted => {
  const asked = groups.filter(
    (group) => (!state?.length || state.includes(group.state)) && (!status?.length || (group.status !== null && status.includes(group.status))),
  );
  return {
    totalCount: countIn(view, asked),
    counts: Object.fromEntries(inventoryViews.map((name) => [name, countIn(name, groups)])) as Counted['counts'],
  };
};

const groupsOfRows = (db: ReadDatabase, reach: Condition, now: Date): Promise<Group[]> =>
  withFreeUntil(db, now)
    .selectFrom('inventory as i')
    .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
    .where(reach)
    .groupBy(['i.state', 'i.status', 'i.defective'])
    .select(['i.state', 'i.status', 'i.defective'])
    .select([sql<number>`count(*)::int`.as('items'), sql<number>`count(*) filter (where ${pastFreeStorage})::int`.as('past')])
    .execute();

/** Materialised counts know whole days; of the day in which the free ones end, the items themselves are asked. */
const materialisedGroups = async (db: ReadDatabase, reach: Condition, now: Date): Promise<Group[]> => {
  const [groups, ofLastDay] = await Promise.all([
    withFreeUntil(db, now)
      .selectFrom('inventory_tally as i')
      .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
      .where(reach)
      .groupBy(['i.state', 'i.status', 'i.defective'])
      .select(['i.state', 'i.status', 'i.defective', sql<number>`sum(i.items)::int`.as('items')])
      .select(sql<number>`coalesce(sum(i.items) filter (where i.shelved_on < f.free_day), 0)::int`.as('past'))
      .execute(),
    groupsOfRows(db, all(reach, viewCondition('pastFree'), sql`i.shelved_at >= f.free_day::timestamp at time zone 'UTC'`), now),
  ]);
  const late = new Map(ofLastDay.map((group) => [likeness(group), group.past]));
  return groups.map((group) => ({ ...group, past: group.past + (late.get(likeness(group)) ?? 0) }));
};

const likeness = ({ state, status, defective }: Pick<Group, 'state' | 'status' | 'defective'>): string => `${state} ${status} ${defective}`;

/**
 * `free_until`: per warehouse, the moment before which whatever was shelved has outstayed its free days, and `free_day`, its day in UTC. Worked out once, not
 * per item.
 */
export const withFreeUntil = (db: ReadDatabase, now: Date) =>
  db.with(
    (named) => named('free_until').materialized(),
    (query) =>
      query
        .selectFrom('warehouses as w')
        .selectAll('w')
        .select([freeUntil(now).as('free_until'), sql<string>`(${freeUntil(now)} at time zone 'UTC')::date`.as('free_day')]),
  );

const freeUntil = (now: Date) =>
  sql<string>`((date_trunc('day', ${now.toISOString()}::timestamptz at time zone w.time_zone) - make_interval(days => w.storage_limit_days))
    at time zone w.time_zone)`;
