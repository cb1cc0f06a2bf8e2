import { rateOn } from '#contracts/fees/storage-rates.ts';
import { storagePeriods, warehouseCard } from '#contracts/fees/storage-terms.ts';
import type { WarehouseRates } from '#contracts/storage/storage-nights.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What storage costs in each warehouse: its own terms are its card. */
export const storageRates = async (db: ReadDatabase): Promise<WarehouseRates[]> => {
  const warehouses = await db.selectFrom('warehouses').select(['id', 'time_zone', 'level', 'rates']).orderBy('id').execute();
  return warehouses.map(({ id, time_zone, level, rates }) => {
    const periods = storagePeriods([warehouseCard(id, rates, [])], { warehouseId: id, level });
    return { warehouseId: id, timeZone: time_zone, shopsWithOwn: [], termsOn: (date) => rateOn(periods, date) };
  });
};
