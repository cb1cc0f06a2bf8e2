import { sql, type RawBuilder } from 'kysely';
import { MAX_BATCH_ORDERS, type BatchGrouping, type BatchProposal, type proposeBatches } from '#contracts/batch/propose-batches.ts';
import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** More than a warehouse sends in a day: whoever has not made batches of these needs no further ones. */
const MAX_ORDERS = 2_000;

const shared: Record<BatchGrouping, RawBuilder<string | null>> = {
  carrier: sql`o.carrier`,
  zone: sql`place.zones`,
  deadline: sql`to_char(o.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  shop: sql`s.realname`,
};

/** The orders of a warehouse that wait in no batch, parted by what they have in common; those that leave first stand first. */
export const batchProposals = async (
  db: ReadDatabase,
  viewer: Viewer,
  { wareId = viewer.warehouseId, by }: QueryOf<typeof proposeBatches>,
): Promise<DataOf<typeof proposeBatches> | Rejection> => {
  if (wareId === undefined || !worksIn(viewer, wareId)) return reject('NotFound', { field: 'wareId' });
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('inventory as i')
          .innerJoin('shelves as r', 'r.shelf_id', 'i.shelf_id')
          .whereRef('i.odd_no', '=', 'o.odd_no')
          .select(sql<string | null>`string_agg(distinct r.zone, ' + ' order by r.zone)`.as('zones'))
          .as('place'),
      (join) => join.onTrue(),
    )
    .where('o.warehouse_id', '=', wareId)
    .where('o.stage', '=', 'pending')
    .where('o.batch_no', 'is', null)
    .select(['o.odd_no', 'o.items', 'o.due_at', shared[by].as('name')])
    .orderBy(sql`o.due_at nulls last, o.odd_no`)
    .limit(MAX_ORDERS)
    .execute();
  const proposals = [...groups(rows)].flatMap(([name, orders]) => parts(orders).map((part, index) => proposal(name, index, part)));
  return { orders: rows.length, items: itemsOf(rows), proposals };
};

interface Waiting {
  odd_no: string;
  items: number;
  due_at: string | null;
  name: string | null;
}

const groups = (rows: readonly Waiting[]): Map<string | null, Waiting[]> => {
  const byName = new Map<string | null, Waiting[]>();
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  return byName;
};

/** What is too much for one batch makes several. */
const parts = (orders: readonly Waiting[]): Waiting[][] =>
  Array.from({ length: Math.ceil(orders.length / MAX_BATCH_ORDERS) }, (_, index) =>
    orders.slice(index * MAX_BATCH_ORDERS, (index + 1) * MAX_BATCH_ORDERS),
  );

const itemsOf = (orders: readonly Waiting[]): number => orders.reduce((sum, { items }) => sum + items, 0);

const proposal = (name: string | null, index: number, orders: readonly Waiting[]): BatchProposal => ({
  id: `${name ?? ''} ${index + 1}`,
  name,
  orders: orders.length,
  items: itemsOf(orders),
  gmtDue: orders[0]!.due_at,
  oddNos: orders.map(({ odd_no }) => odd_no),
});
