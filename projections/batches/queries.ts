import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { outboundBatchStatuses } from '#contracts/batch/batch-events.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { all, any, equal, likeText, within } from '../kernel/lists/conditions.ts';
import { byTime, countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

const { generated, cancelled, partial, out } = outboundBatchStatuses;

/** Outbound batch status (R4.25); 1, pending outbound, is an order's that is in no batch yet. */
const status = sql<number>`case
  when b.state = 'cancelled' then ${cancelled.number}::int
  when b.state = 'closed' then ${out.number}::int
  when b.done > 0 then ${partial.number}::int
  else ${generated.number}::int end`;

const counted = (number: number) => sql<number>`count(*) filter (where ${status} = ${number})::int`;

/** Batches of a kind, newest first. */
export const batchPage = async (db: ReadDatabase, viewer: Viewer, filter: QueryOf<typeof listBatches>): Promise<DataOf<typeof listBatches>> => {
  const narrowed = all(
    withinWarehouses(viewer, 'b.warehouse_id'),
    equal('b.kind', filter.kind),
    equal('b.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('b.operator_id', filter.operatorId),
    filter.text
      ? any(sql`lower(b.batch_no) like ${likeText(filter.text)}`, sql`b.odd_nos @> ${JSON.stringify([filter.text.toUpperCase()])}::jsonb`)
      : undefined,
    within('b.opened_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const ofStatus = filter.status === undefined ? sql<boolean>`true` : sql<boolean>`${status} = ${filter.status}`;
  const request = { ...filter, order: 'desc' } as const;
  const found = db
    .selectFrom('batches as b')
    .leftJoin('warehouses as w', 'w.id', 'b.warehouse_id')
    .where(all(narrowed, ofStatus))
    .selectAll('b')
    .select(['w.name as ware_name', status.as('status')]);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(found, { sort: byTime('b.opened_at'), key: 'b.batch_no', request }),
    db
      .selectFrom('batches as b')
      .where(narrowed)
      .select([
        sql<number>`count(*) filter (where ${ofStatus})::int`.as('matching'),
        sql<number>`count(*)::int`.as('all'),
        counted(generated.number).as('generated'),
        counted(partial.number).as('partial'),
        counted(out.number).as('out'),
        counted(cancelled.number).as('cancelled'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const listed = rows.map((row) => ({
    id: row.batch_no,
    batchNo: row.batch_no,
    kind: row.kind,
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    status: row.status,
    open: row.state === 'open',
    assignee: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' },
    oddNos: row.odd_nos,
    done: row.done,
    total: row.total,
    gmtCreate: row.opened_at,
    gmtModify: row.updated_at,
    gmtClosed: row.closed_at,
  }));
  return countedPage(listed, { totalCount: matching, counts, next }, request);
};
