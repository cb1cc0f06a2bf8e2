import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryFilter, InventorySales } from '#contracts/inventory/inventory-queries.ts';
import type { RowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { pastFreeDays, withFreeUntil, type FreeUntil } from '../shared/free-storage.ts';
import { storageTerms } from '../shared/storage-terms-of.ts';
import { countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import { countsOf, type Group } from './counts.ts';
import { whereClause } from './filter.ts';
import { itemStatesAsOf } from './item-states-as-of.ts';
import { inTab, itemRows, sorts, toRow, viewOf, type InventoryPage } from './queries.ts';
import { asksForSales, salesOf } from './sales.ts';
import { textIn } from './search.ts';
import type { InventoryRow } from './table.ts';

interface Asked {
  viewer: Viewer;
  filter: InventoryFilter;
  moment: Date;
}

interface Looked extends Asked {
  freeUntil: readonly FreeUntil[];
}

/** The page as the viewer would have seen it at the moment, of the items that are in sight now. Nothing can be done with what was. */
export const inventoryAsOf = async (db: ReadDatabase, itemsAsOf: RowsAsOf<InventoryRow>, asked: Asked): Promise<InventoryPage> => {
  const { viewer, filter, moment } = asked;
  const storage = await storageTerms(db, moment);
  const { freeUntil } = storage;
  const [{ oneIds, groups, next }, sold] = await Promise.all([placesAsOf(db, { ...asked, freeUntil }), soldAsOf(db, { ...asked, freeUntil })]);
  const found = await itemsAsOf(oneIds, moment);
  const told = await itemRows(db, moment, freeUntil, [...found.values()]).execute();
  const rows = new Map(told.map((row) => [row.one_id, toRow(row, viewer, { actions: [], storage })]));
  const answer = oneIds.flatMap((oneId) => rows.get(oneId) ?? []);
  return { ...countedPage(answer, { ...countsOf(groups, { ...filter, view: viewOf(filter) }), next }, filter), ...(sold && { sold }) };
};

const soldAsOf = async (db: ReadDatabase, asked: Looked): Promise<InventorySales | undefined> =>
  asksForSales(asked.filter)
    ? salesOf(
        lookedAt(db, asked)
          .selectFrom('looked_at as i')
          .where(inTab(asked.filter, sql`i.past`)),
      )
    : undefined;

interface Places {
  oneIds: string[];
  groups: readonly Group[];
  next: string | null;
}

/** Which items stand on the page, and what the tabs are counted from: every item is looked at, and so for both at once. */
const placesAsOf = async (db: ReadDatabase, asked: Looked): Promise<Places> => {
  const { filter } = asked;
  const placed = lookedAt(db, asked)
    .selectFrom(grouped.as('c'))
    .leftJoin('looked_at as i', (join) => join.on(inTab(filter, sql`i.past`)))
    .select(['i.one_id', 'c.groups']);
  const { rows, next } = await sortedPage(placed, {
    sort: { ...sorts[filter.sort], by: sql`i.sorted`, atOnce: true },
    key: 'i.one_id',
    request: filter,
  });
  // A page beyond the end has no row to bear the groups.
  const counted = rows[0] ?? (await lookedAt(db, asked).selectFrom(grouped.as('c')).select('c.groups').executeTakeFirstOrThrow());
  return { oneIds: rows.flatMap(({ one_id }) => one_id ?? []), groups: counted.groups ?? [], next };
};

const lookedAt = (db: ReadDatabase, { viewer, filter, moment, freeUntil }: Looked) =>
  withFreeUntil(db, freeUntil).with(
    (named) => named('looked_at').materialized(),
    (query) =>
      query
        .selectFrom(itemStatesAsOf(viewer, filter, moment).as('i'))
        .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
        .where(whereClause(viewer, filter, moment, textIn(filter.text, viewer)))
        .select(['i.one_id', 'i.state', sql<boolean>`i.state = 'issue'`.as('defective'), sql<boolean>`${pastFreeDays(freeUntil)}`.as('past')])
        .select((filter.status ? sql<number | null>`i.status` : sql<null>`null::smallint`).as('status'))
        .select(sorts[filter.sort].by.as('sorted'))
        .$if(asksForSales(filter), (items) => items.select(['i.sold_price_cents', 'i.cost_price_cents'])),
  );

/** One row, also of nothing. */
const grouped = sql<{ groups: Group[] | null }>`(
  select jsonb_agg(g) as groups from (
    select state, status, defective, count(*)::int as items, (count(*) filter (where past))::int as past from looked_at group by state, status, defective
  ) g)`;
