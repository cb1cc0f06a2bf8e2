import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { ReturnCause } from '#contracts/outbound/return-causes.ts';
import { returnableViews, type listReturnable, type ReturnableRow, type ReturnableView } from '#contracts/returns/returnable.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byTime, countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';

type Filter = QueryOf<typeof listReturnable>;

/** In the words of the index. */
const isReturnable = sql<boolean>`(i.shop_id > 1 and (i.state = 'issue' or (i.state = 'available' and i.received_kind = 'returned')))`;

const inView: Record<ReturnableView, Condition> = {
  all: sql`true`,
  cameBack: sql`i.received_kind = 'returned'`,
  failed: sql`i.state = 'issue'`,
};

export const returnablePage = async (db: ReadDatabase, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listReturnable>> => {
  const reach = all(
    isReturnable,
    withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }),
    equal('i.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('i.shop_id', filter.shopId),
    filter.text ? matching(filter.text) : undefined,
  );
  const counted = (view: ReturnableView) => sql<number>`count(*) filter (where ${inView[view]})::int`;
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(rowsOf(db).where(all(reach, inView[filter.view])), { sort: byTime('i.updated_at'), key: 'i.one_id', request: filter }),
    db
      .selectFrom('inventory as i')
      .where(reach)
      .select(returnableViews.map((view) => counted(view).as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toRow), { totalCount: counts[filter.view], counts, next }, filter);
};

const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return any(sql`i.one_id = ${oneId}`, sql`i.related_one_id = ${oneId}`);
  return any(...['i.sku', 'i.name', 'i.shelf_name'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`));
};

const rowsOf = (db: ReadDatabase) =>
  db
    .selectFrom('inventory as i')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .leftJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .selectAll('i')
    .select(['s.uid', 's.realname', 'w.name as ware_name', shelfName.as('shelf')]);

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toRow = (row: Found): ReturnableRow => ({
  oneId: row.one_id,
  sku: row.sku,
  remarks: row.name,
  spec: row.size,
  img: row.image,
  state: row.state,
  causes: causesOf(row),
  kind: row.received_kind,
  formerOneId: row.related_one_id,
  checkResult: row.check_result,
  checkRemark: row.check_remark,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  warehouseId: row.warehouse_id,
  wareName: row.ware_name ?? '',
  shelvesName: row.shelf,
  logNo: row.log_no,
  gmtIn: row.received_at,
  gmtModify: row.updated_at,
  version: row.version,
});

/** As the command asks of each item. */
const causesOf = ({ related_one_id, defective }: Found): ReturnCause[] => [
  ...(related_one_id === null ? [] : (['platformReturn', 'undeliverable'] as const)),
  ...(defective ? (['failedInspection'] as const) : []),
];
