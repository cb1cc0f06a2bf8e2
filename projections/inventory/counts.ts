import { sql } from 'kysely';
import { inventoryViews, type InventoryFilter, type InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { pastUsualFreeDays, withFreeUntil, type FreeUntil } from '../shared/free-storage.ts';
import { countIn, viewCondition, type CountGroup } from './views.ts';

interface Counted {
  totalCount: number;
  counts: Record<InventoryView, number>;
}

interface Under {
  freeUntil: readonly FreeUntil[];
  /** The materialised counts know enough to be asked instead of the rows. */
  materialised: boolean;
}

export type Group = CountGroup & { status: number | null };

/** How many rows each tab holds, and how many the list: added up from groups of items that are alike. */
export const countByView = async (
  db: ReadDatabase,
  reach: Condition,
  { view, state, status }: { view: InventoryView } & Pick<InventoryFilter, 'state' | 'status'>,
  { freeUntil, materialised }: Under,
): Promise<Counted> => {
  const [groups, ofOwnRates] = await Promise.all([
    materialised ? materialisedGroups(db, reach, freeUntil) : groupsOfRows(db, reach, freeUntil),
    pastByOwnRates(db, reach, freeUntil),
  ]);
  return countsOf(withPast(groups, ofOwnRates), { view, state, status });
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

/** As if no shop had rates of its own: so the indexes that the rows are counted in need not know whose they are. */
const groupsOfRows = (db: ReadDatabase, reach: Condition, freeUntil: readonly FreeUntil[]): Promise<Group[]> =>
  withFreeUntil(db, freeUntil)
    .selectFrom('inventory as i')
    .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
    .where(reach)
    .groupBy(['i.state', 'i.status', 'i.defective'])
    .select(['i.state', 'i.status', 'i.defective'])
    .select([sql<number>`count(*)::int`.as('items'), sql<number>`count(*) filter (where ${pastUsualFreeDays})::int`.as('past')])
    .execute();

/** Materialised counts know whole days; of the day in which the free ones end, the items themselves are asked. */
const materialisedGroups = async (db: ReadDatabase, reach: Condition, freeUntil: readonly FreeUntil[]): Promise<Group[]> => {
  const [groups, ofLastDay] = await Promise.all([
    withFreeUntil(db, freeUntil)
      .selectFrom('inventory_tally as i')
      .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
      .where(reach)
      .groupBy(['i.state', 'i.status', 'i.defective'])
      .select(['i.state', 'i.status', 'i.defective', sql<number>`sum(i.items)::int`.as('items')])
      .select(sql<number>`coalesce(sum(i.items) filter (where i.shelved_on < f.free_day), 0)::int`.as('past'))
      .execute(),
    groupsOfRows(
      db,
      all(reach, viewCondition('pastFree', pastUsualFreeDays), sql`i.shelved_at >= f.free_day::timestamp at time zone 'UTC'`),
      freeUntil,
    ),
  ]);
  return withPast(groups, ofLastDay);
};

/** How many more, or fewer, have outstayed their free days by the rates of their shops: only what was shelved between the two moments is looked at. */
const pastByOwnRates = async (db: ReadDatabase, reach: Condition, freeUntil: readonly FreeUntil[]): Promise<Group[]> =>
  freeUntil.every(({ own }) => own === null)
    ? []
    : withFreeUntil(db, freeUntil)
        .selectFrom('free_until as f')
        .innerJoinLateral(
          sql<{ shop_id: number; until: string }>`(
          select key::int as shop_id, value::timestamptz as until from jsonb_each_text(f.own_free_until))`.as('o'),
          (join) => join.onTrue(),
        )
        .innerJoin('inventory as i', (join) =>
          join
            .onRef('i.warehouse_id', '=', 'f.id')
            .onRef('i.shop_id', '=', 'o.shop_id')
            .on(sql<boolean>`i.shelved_at >= least(o.until, f.free_until) and i.shelved_at < greatest(o.until, f.free_until)`),
        )
        .where(reach)
        .groupBy(['i.state', 'i.status', 'i.defective'])
        .select(['i.state', 'i.status', 'i.defective', sql<number>`0`.as('items')])
        .select(sql<number>`sum(case when o.until > f.free_until then 1 else -1 end)::int`.as('past'))
        .execute();

const withPast = (groups: readonly Group[], more: readonly Group[]): Group[] => {
  const past = new Map(more.map((group) => [likeness(group), group.past]));
  return groups.map((group) => ({ ...group, past: group.past + (past.get(likeness(group)) ?? 0) }));
};

const likeness = ({ state, status, defective }: Pick<Group, 'state' | 'status' | 'defective'>): string => `${state} ${status} ${defective}`;
