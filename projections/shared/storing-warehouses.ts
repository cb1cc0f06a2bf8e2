import type { StoringWarehouse } from '#contracts/storage/warehouse-rates.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The warehouses with the storage terms that they were given. */
export const storingWarehouses = async (db: ReadDatabase): Promise<StoringWarehouse[]> => {
  const rows = await db.selectFrom('warehouses').select(['id', 'time_zone', 'level', 'rates']).orderBy('id').execute();
  return rows.map(({ id, time_zone, level, rates }) => ({ warehouseId: id, timeZone: time_zone, level, terms: rates }));
};
