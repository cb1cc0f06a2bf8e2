import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { listRepairBatches, RepairBatchView } from '#contracts/repair/repair-batches.ts';
import { all, any, equal, likeText, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byTime, countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

const counted = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;

/** Batches of repairs, each with what became of its repairs. */
export const repairBatchPage = async (
  db: ReadDatabase,
  viewer: Viewer,
  filter: QueryOf<typeof listRepairBatches>,
): Promise<DataOf<typeof listRepairBatches>> => {
  const filtered = all(
    sql`b.kind = 'repair'`,
    withinWarehouses(viewer, 'b.warehouse_id'),
    equal('b.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    filter.text
      ? any(sql`lower(b.batch_no) like ${likeText(filter.text)}`, sql`b.odd_nos @> ${JSON.stringify([filter.text.toUpperCase()])}::jsonb`)
      : undefined,
    within('b.opened_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const request = { ...filter, order: 'desc' as const };
  const batches = db
    .selectFrom('batches as b')
    .leftJoin('warehouses as w', 'w.id', 'b.warehouse_id')
    .leftJoinLateral(
      (with_) =>
        with_
          .selectFrom('repairs as r')
          .whereRef('r.batch_no', '=', 'b.batch_no')
          .select([
            counted("r.status = 'completed'").as('repaired'),
            counted("r.status in ('failed', 'cancelled')").as('failed'),
            counted("r.status = 'boxLost'").as('lost'),
            counted("r.status in ('approved', 'picked', 'started')").as('left'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('b')
    .select(['w.name as ware_name', 'n.repaired', 'n.failed', 'n.lost', 'n.left']);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(batches.where(all(filtered, inView(filter.view))), {
      sort: byTime('b.opened_at'),
      key: 'b.batch_no',
      request,
    }),
    db
      .selectFrom('batches as b')
      .where(filtered)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        sql<number>`count(*)::int`.as('all'),
        counted("b.state = 'open'").as('open'),
        counted("b.state <> 'open'").as('closed'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => ({
      batchNo: row.batch_no,
      warehouseId: row.warehouse_id,
      wareName: row.ware_name ?? '',
      open: row.state === 'open',
      assignee: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' },
      repairs: row.total,
      repaired: row.repaired ?? 0,
      failed: row.failed ?? 0,
      lost: row.lost ?? 0,
      left: row.left ?? 0,
      gmtCreate: row.opened_at,
      gmtClosed: row.closed_at,
    })),
    { totalCount: matching, counts, next },
    request,
  );
};

const inView = (view: RepairBatchView): Condition => {
  if (view === 'all') return sql`true`;
  return view === 'open' ? sql`b.state = 'open'` : sql`b.state <> 'open'`;
};
