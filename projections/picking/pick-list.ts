import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { getPickList } from '#contracts/outbound/picking.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { totesOf } from './totes.ts';

type PickList = DataOf<typeof getPickList>;

/** What to pick for an order or a batch: what is left first, in walking order, then what is done. */
export const pickList = async (db: ReadDatabase, viewer: Viewer, { oddNo, batchNo }: QueryOf<typeof getPickList>): Promise<PickList | Rejection> => {
  const orders = await db
    .selectFrom('orders as o')
    .where(withinRowScope(viewer, { shop: ['o.shop_id'], warehouse: 'o.warehouse_id' }))
    .where(oddNo === undefined ? sql<boolean>`o.batch_no = ${batchNo}` : sql<boolean>`o.odd_no = ${oddNo}`)
    .select(['odd_no', 'batch_no', 'units', 'operator_id', 'operator_name'])
    .orderBy('odd_no')
    .execute();
  if (orders.length === 0) return reject('NotFound', { field: oddNo === undefined ? 'batchNo' : 'oddNo' });

  const oddNos = orders.map((order) => order.odd_no);
  const tote = totesOf(orders);
  const items = (await unitsOf(db, oddNos)).map((unit) => ({ ...toItem(unit), tote: unit.tote ?? tote(unit.odd_no) }));
  const waiting = items.filter(({ progress }) => progress === 'waiting');
  return {
    oddNos,
    assignees: assigneesOf(orders),
    batchNo: batchNo ?? orders[0]!.batch_no,
    of: items.length,
    picked: items.filter(({ progress }) => progress === 'picked' || progress === 'packed' || progress === 'shipped').length,
    short: items.filter(({ progress }) => progress === 'short').length,
    items,
    nextShelves: [...new Set(waiting.flatMap(({ shelvesName }) => shelvesName ?? []))],
  };
};

const assigneesOf = (orders: readonly { operator_id: string | null; operator_name: string | null }[]): PickList['assignees'] => {
  const people = orders.flatMap(({ operator_id: id, operator_name: name }) => (id === null ? [] : [{ id, name: name ?? '' }]));
  return [...new Map(people.map((person) => [person.id, person])).values()];
};

type Progress = PickList['items'][number]['progress'];

/** The standing units of the orders, one row each, where they lie. */
const unitsOf = (db: ReadDatabase, oddNos: readonly string[]) =>
  db
    .selectFrom('orders as o')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            sql<{
              oneId: string;
              progress: Progress;
              tote: string | null;
              replacedBy: string | null;
              pickedBy: string | null;
            }>`jsonb_to_recordset(o.units)`.as<'u'>(sql`u("oneId" text, progress text, tote text, "replacedBy" text, "pickedBy" text)`),
          )
          .select(['u.oneId', 'u.progress', 'u.tote', 'u.replacedBy', 'u.pickedBy'])
          .as('u'),
      (join) => join.onTrue(),
    )
    .innerJoin('inventory as i', 'i.one_id', 'u.oneId')
    .leftJoin('shelves as r', 'r.shelf_id', 'i.shelf_id')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .leftJoin('staff as p', 'p.account_id', 'u.pickedBy')
    .where('o.odd_no', 'in', oddNos)
    .where('u.replacedBy', 'is', null)
    .where('u.progress', 'in', ['waiting', 'picked', 'packed', 'shipped', 'short'])
    .select([
      'o.odd_no',
      'o.shop_id',
      's.uid',
      's.realname',
      'u.progress',
      'u.tote',
      'p.account_id as picker_id',
      'p.name as picker_name',
      'i.one_id',
      'i.sku',
      'i.brand',
      'i.name',
      'i.size',
      'i.image',
      'i.shelf_id',
      shelfName.as('shelf_name'),
      'i.check_result',
    ])
    .orderBy(sql`u.progress <> 'waiting', r.zone, ${shelfName}, i.one_id`)
    .execute();

const toItem = (unit: Awaited<ReturnType<typeof unitsOf>>[number]) => ({
  oneId: unit.one_id,
  sku: unit.sku,
  brand: unit.brand,
  remarks: unit.name,
  spec: unit.size,
  img: unit.image,
  shelvesId: unit.shelf_id,
  shelvesName: unit.shelf_name,
  checkResult: unit.check_result,
  oddNo: unit.odd_no,
  shopInfo: { id: unit.shop_id, uid: unit.uid ?? '', realname: unit.realname ?? '' },
  progress: unit.progress,
  pickedBy: unit.picker_id === null ? null : { id: unit.picker_id, name: unit.picker_name ?? '' },
});
