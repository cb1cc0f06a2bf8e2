import { sql } from 'kysely';
import { actionsOnCount, countReviews } from '#contracts/counts/count-actions.ts';
import { countViews, type CountRow, type CountView, type listCounts } from '#contracts/counts/count-queries.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byText, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';
import type { ShelfCountRow } from './table.ts';

type Filter = QueryOf<typeof listCounts>;

interface Asked {
  viewer: Viewer;
  filter: Filter;
  allowedEvents: AllowedEvents;
}

const conditions: Record<CountView, Condition> = {
  open: sql`c.status in ('planned', 'counting', 'recount', 'recounting')`,
  toApprove: sql`c.status = 'toApprove'`,
  done: sql`c.status in ('completed', 'cancelled')`,
  all: sql`true`,
};

/** In the words of the index. */
const underWay = sql<boolean>`c.status not in ('completed', 'cancelled')`;

const sorts: Record<Filter['sort'], SortKey> = { gmtModify: byTime('c.updated_at'), shelf: { ...byText('c.shelf_name'), atOnce: true } };

export const countPage = async (db: ReadDatabase, { viewer, filter, allowedEvents }: Asked): Promise<DataOf<typeof listCounts>> => {
  const reach = all(
    withinWarehouses(viewer, 'c.warehouse_id'),
    equal('c.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    filter.text
      ? any(...['c.count_no', 'c.shelf_name'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(filter.text!)}`))
      : undefined,
  );
  const isUnderWay = filter.view === 'open' || filter.view === 'toApprove';
  const shown = all(reach, conditions[filter.view], isUnderWay && underWay);
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(countsOf(db).where(shown), { sort: sorts[filter.sort], key: 'c.count_no', request: filter }),
    db
      .selectFrom('shelf_counts as c')
      .where(reach)
      .select(countViews.map((view) => sql<number>`count(*) filter (where ${conditions[view]})::int`.as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  const names = await namesOf(db, rows);
  return countedPage(
    rows.map((row) => toRow(row, { viewer, allowedEvents, names })),
    { totalCount: counts[filter.view], counts, next },
    filter,
  );
};

export const countsOf = (db: ReadDatabase) =>
  db.selectFrom('shelf_counts as c').leftJoin('warehouses as w', 'w.id', 'c.warehouse_id').selectAll('c').select('w.name as ware_name');

export type Names = ReadonlyMap<string, string>;

/** Of those who counted and decided. */
export const namesOf = async (db: ReadDatabase, rows: readonly ShelfCountRow[]): Promise<Names> => {
  const ids = [...new Set(rows.flatMap(({ counter_ids, history }) => [...counter_ids, ...history.map(({ personId }) => personId)]))];
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('staff').where('account_id', 'in', ids).select(['account_id', 'name']).execute();
  return new Map(people.map(({ account_id, name }) => [account_id, name]));
};

interface Seen {
  viewer: Viewer;
  allowedEvents: AllowedEvents;
  names: Names;
}

/** Whoever is still to count is not told what others found. */
export const seesResult = (row: ShelfCountRow, viewer: Viewer): boolean => {
  const { status, counter_ids } = row;
  if (isOwnRound(row, viewer)) return false;
  return status === 'toApprove' || status === 'completed' || mayAny(viewer.permissions, countReviews) || counter_ids.includes(viewer.accountId);
};

export const isOwnRound = ({ status, counter_ids }: ShelfCountRow, { accountId }: Viewer): boolean =>
  (status === 'counting' || status === 'recounting') && counter_ids.at(-1) === accountId;

export const toRow = (row: ShelfCountRow & { ware_name: string | null }, { viewer, allowedEvents, names }: Seen): CountRow => ({
  countNo: row.count_no,
  warehouseId: row.warehouse_id,
  wareName: row.ware_name ?? '',
  shelfId: row.shelf_id,
  shelvesName: row.shelf_name,
  zone: row.zone,
  cause: row.cause,
  status: row.status,
  counters: row.counter_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
  scanned: row.scans.length,
  result:
    row.result && seesResult(row, viewer)
      ? { present: row.result.present, missing: row.result.missing.length, misplaced: row.result.misplaced.length }
      : null,
  gmtCreate: row.planned_at,
  gmtModify: row.updated_at,
  version: row.version,
  actions: actionsOnCount({ status: row.status, counterIds: row.counter_ids }, viewer, allowedEvents.count(row.status)),
});
