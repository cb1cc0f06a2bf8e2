import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** With the item, and how far its order is. */
export const saleRows = (db: ReadDatabase, now: Date) =>
  db
    .selectFrom('sales as v')
    .leftJoin('inventory as i', 'i.one_id', 'v.one_id')
    .leftJoin('orders as o', 'o.odd_no', 'v.odd_no')
    .leftJoin('warehouses as w', 'w.id', 'v.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'v.shop_id')
    .selectAll('v')
    .select(['w.name as ware_name', 's.uid', 's.realname', 'o.state as order_state', 'o.stage as order_stage'])
    .select(['i.state as item_state', 'i.shop_id as owner_id'])
    .select(sql<boolean>`(v.due_at is not null and not v.shipped and v.trade = 'inTransaction' and v.due_at < ${now.toISOString()})`.as('late'));

export type FoundSale = Awaited<ReturnType<ReturnType<typeof saleRows>['execute']>>[number];
