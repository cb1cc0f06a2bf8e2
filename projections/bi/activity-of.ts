import { sql } from 'kysely';
import { all, equal } from '#projections/kernel/conditions.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import type { WarehouseActivityRow } from './table.ts';

export interface Scope {
  wareId?: string | undefined;
  shopId?: number | undefined;
}

/** What happened hour by hour, as `a`: where no shop is asked for, of all of them together. */
export const activityOf = (db: ReadDatabase, { wareId, shopId }: Scope) =>
  db
    .selectFrom(sql<WarehouseActivityRow>`${sql.table(shopId === undefined ? 'activity_of_warehouses' : 'activity_hourly')}`.as('a'))
    .where(all(equal('a.warehouse_id', wareId), equal('a.shop_id', shopId)));
