import { sql } from 'kysely';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { asWarehouse } from './queries.ts';

/** Every warehouse as its settings show it, by name. */
export const warehouseSettings = async (db: ReadDatabase): Promise<WarehouseSetting[]> => {
  const rows = await db
    .selectFrom('warehouses as w')
    .selectAll('w')
    .select([
      sql<number>`(select count(*)::int from shelves r where r.warehouse_id = w.id)`.as('shelves'),
      sql<number>`(select coalesce(sum(r.capacity), 0)::int from shelves r where r.warehouse_id = w.id)`.as('capacity'),
      sql<number>`(select count(*)::int from inventory i where i.warehouse_id = w.id and i.shelf_id is not null)`.as('load'),
    ])
    .orderBy('w.name')
    .orderBy('w.id')
    .execute();
  return rows.map(({ menu, address, shelves, capacity, load, ...row }) => ({ ...asWarehouse(row), menu, address, shelves, capacity, load }));
};
