import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { AllowedOrderEvents } from '#contracts/outbound/order-actions.ts';
import { orderStates, outboundStages } from '#contracts/outbound/order-events.ts';
import type { listOrders } from '#contracts/outbound/order-queries.ts';
import { all, type Condition } from '../kernel/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/sorted-page.ts';
import { countOver } from '../kernel/tally.ts';
import { isLate, narrowed, standing, type OrderFilter } from './filter.ts';
import { rowsFor } from './order-row.ts';
import { isTallied } from './tally.ts';

const sorts: Record<OrderFilter['sort'], SortKey> = {
  gmtCreate: byTime('o.applied_at'),
  gmtModify: byTime('o.updated_at'),
  gmtWaiting: byTimeOrNone('o.waiting_since'),
  gmtDue: byTimeOrNone('o.due_at'),
  outTime: byTimeOrNone('o.shipped_at'),
  gmtFinish: byTimeOrNone('o.finished_at'),
};

export interface OrdersAsked<Filter> {
  viewer: Viewer;
  filter: Filter;
  now: Date;
  allowedEvents: AllowedOrderEvents;
}

export const orderPage = async (db: ReadDatabase, asked: OrdersAsked<OrderFilter>): Promise<DataOf<typeof listOrders>> => {
  const { viewer, filter, now } = asked;
  const reach = narrowed(viewer, filter, now);
  const [{ rows, next }, found] = await Promise.all([
    orderRowsPage(db, asked, all(reach, standing(filter))),
    countOrders(db, reach, standing(filter), isTallied(viewer, filter)),
  ]);
  return countedPage(rows, { ...found, next }, filter);
};

/** One page of the rows that a condition finds. */
export const orderRowsPage = async (db: ReadDatabase, { viewer, filter, now, allowedEvents }: OrdersAsked<OrderFilter>, shown: Condition) => {
  const { rows, next } = await sortedPage(orderRows(db, now).where(shown), { sort: sorts[filter.sort], key: 'o.odd_no', request: filter });
  return { rows: rows.map(rowsFor(viewer, allowedEvents)), next };
};

const countOrders = async (db: ReadDatabase, reach: Condition, shown: Condition, tallied: boolean) => {
  const count = countOver(tallied);
  const { totalCount, everything, ...found } = await db
    .selectFrom(db.dynamic.table(tallied ? 'orders_tally' : 'orders').as('o'))
    .where(reach)
    .select([
      count(shown).as('totalCount'),
      count(sql`true`).as('everything'),
      ...orderStates.map((state) => count(sql`o.state = ${state}`).as(state)),
      ...outboundStages.map((stage) => count(sql`o.stage = ${stage}`).as(`at_${stage}`)),
    ])
    .executeTakeFirstOrThrow();
  const numbers = found as Record<string, number>;
  const take = <Name extends string>(names: readonly Name[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, numbers[prefix + name] ?? 0])) as Record<Name, number>;
  return { totalCount, counts: { all: everything, ...take(orderStates), stages: take(outboundStages, 'at_') } };
};

export const orderRows = (db: ReadDatabase, now: Date) =>
  db
    .selectFrom('orders as o')
    .leftJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .leftJoin('shops as t', 't.shop_id', 'o.target_shop_id')
    .leftJoin('inventory as c', (join) => join.on('o.request_type', '=', 6).on('c.one_id', '=', sql<string>`o.units->0->>'oneId'`))
    .selectAll('o')
    .select(['c.one_id as goods_one_id', 'c.sku as goods_sku', 'c.name as goods_name', 'c.size as goods_size', 'c.image as goods_image'])
    .select(['w.name as ware_name', 's.uid', 's.realname', 't.uid as target_uid', 't.realname as target_realname', isLate(now).as('late')]);

export type FoundOrder = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number];
