import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange, dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { repairViews, type countRepairReviews, type listRepairs, type RepairView } from '#contracts/repair/repair-queries.ts';
import { all, any, equal, likeText, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';
import { byNumber, byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { repairRows } from './found-repairs.ts';
import { inspectionsAfter } from './inspections.ts';
import { knownBoxes } from './repair-boxes.ts';
import { rowFor } from './repair-row.ts';

type Filter = QueryOf<typeof listRepairs>;

export interface RepairNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = {
  gmtCreate: byTime('r.applied_at'),
  gmtModify: byTime('r.updated_at'),
  gmtEnded: byTimeOrNone('r.ended_at'),
  estimatedCost: byNumber('r.cost_cents'),
};

export const repairPage = async ({ db, clock, allowedEvents }: RepairNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listRepairs>> => {
  const inView = viewsOn(dayIn(clock.now(), viewer.timeZone));
  const filtered = all(
    reachable(viewer),
    equal('r.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('r.shop_id', filter.shopId),
    equal('r.batch_no', filter.batchNo),
    equal('r.assignee_id', filter.operatorId),
    filter.text ? named(likeText(filter.text)) : undefined,
    within('r.applied_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(repairRows(db).where(all(filtered, inView(filter.view))), { sort: sorts[filter.sort], key: 'r.repair_no', request: filter }),
    db
      .selectFrom('repairs as r')
      .innerJoin('inventory as i', 'i.one_id', 'r.one_id')
      .where(filtered)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...repairViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const inspections = await inspectionsAfter(
    db,
    rows.filter(({ status }) => status === 'completed'),
  );
  const boxes = await knownBoxes(db, viewer.language);
  return countedPage(
    rows.map(rowFor({ viewer, now: clock.now(), allowedEvents, inspections, boxes })),
    { totalCount: matching, counts, next },
    filter,
  );
};

/** Nobody reviews in part: whoever may review at all sees every shop's. */
export const repairReviewCount = (db: ReadDatabase): Promise<DataOf<typeof countRepairReviews>> =>
  db
    .selectFrom('repairs as r')
    .where('r.status', '=', 'applied')
    .select([sql<number>`count(*)::int`.as('toReview'), sql<string | null>`min(r.applied_at)`.as('gmtOldest')])
    .executeTakeFirstOrThrow();

export const reachable = (viewer: Viewer): Condition => withinRowScope(viewer, { shop: ['r.shop_id'], warehouse: 'r.warehouse_id' });

const named = (text: string): Condition =>
  any(...['r.repair_no', 'r.one_id', 'i.sku', 'i.name'].map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${text}`));

const viewsOn =
  (today: string) =>
  (view: RepairView): Condition => {
    switch (view) {
      case 'all':
        return sql`true`;
      case 'queue':
        return sql`r.status in ('approved', 'picked', 'started', 'boxLost')`;
      case 'today':
        return sql`r.due_on = ${today} and r.status in ('approved', 'picked', 'started')`;
      default:
        return sql`r.status = ${view}`;
    }
  };
