import type { WarehouseRates } from '#contracts/storage/storage-nights.ts';
import { warehouseRates } from '#contracts/storage/warehouse-rates.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { publishedCards } from '../shared/published-cards.ts';
import { storingWarehouses } from '../shared/storing-warehouses.ts';

/** What storage costs in each warehouse, by its own card and those of levels, merchants and the platform. */
export const storageRates = async (db: ReadDatabase): Promise<WarehouseRates[]> => {
  const [warehouses, cards] = await Promise.all([storingWarehouses(db), publishedCards(db)]);
  return warehouses.map((warehouse) => warehouseRates(warehouse, cards));
};
