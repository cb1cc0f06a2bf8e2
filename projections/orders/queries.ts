import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { orderStates, outboundStages } from '#contracts/outbound/order-states.ts';
import type { listOrders } from '#contracts/outbound/order-queries.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { countOver } from '../kernel/derived/counts.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { whereClause, standing, type OrderFilter } from './filter.ts';
import { orderRows } from './found-orders.ts';
import { settlementsOf, withSettlement } from './money/settlements.ts';
import { rowsFor } from './order-row.ts';
import { canUseCounts } from './materialised-counts.ts';

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
  allowedEvents: AllowedEvents;
}

export const orderPage = async (db: ReadDatabase, asked: OrdersAsked<OrderFilter>): Promise<DataOf<typeof listOrders>> => {
  const { viewer, filter, now } = asked;
  const reach = whereClause(viewer, filter, now);
  const [{ rows, next }, found] = await Promise.all([
    orderRowsPage(db, asked, all(reach, standing(filter))),
    countOrders(db, reach, standing(filter), canUseCounts(viewer, filter)),
  ]);
  return countedPage(rows, { ...found, next }, filter);
};

/** One page of the rows that a condition finds. */
export const orderRowsPage = async (db: ReadDatabase, { viewer, filter, now, allowedEvents }: OrdersAsked<OrderFilter>, shown: Condition) => {
  const { rows, next } = await sortedPage(orderRows(db, now).where(shown), { sort: sorts[filter.sort], key: 'o.odd_no', request: filter });
  const settlements = await settlementsOf(db, viewer, rows, now);
  return { rows: rows.map(rowsFor(viewer, allowedEvents)).map(withSettlement(settlements)), next };
};

const countOrders = async (db: ReadDatabase, reach: Condition, shown: Condition, materialised: boolean) => {
  const count = countOver(materialised);
  const { totalCount, everything, ...found } = await db
    .selectFrom(db.dynamic.table(materialised ? 'orders_tally' : 'orders').as('o'))
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
