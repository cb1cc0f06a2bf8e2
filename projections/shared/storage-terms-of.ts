import type { StorageRate } from '#contracts/fees/storage-rates.ts';
import { warehouseRates } from '#contracts/storage/warehouse-rates.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { publishedCards } from './published-cards.ts';
import { storingWarehouses } from './storing-warehouses.ts';

/** What storage costs the owner of an item where it lies, from one day up to another: by the cards that its nights are charged by. */
export type StorageRatesOf = (item: { warehouse_id: string; shop_id: number }) => readonly StorageRate[];

/** For whoever is told no fee. */
export const noStorageRates: StorageRatesOf = () => [];

const ratesOfWarehouses = async (db: ReadDatabase) => {
  const [warehouses, cards] = await Promise.all([storingWarehouses(db), publishedCards(db)]);
  return warehouses.map((warehouse) => warehouseRates(warehouse, cards));
};

export const storageRatesOf = async (db: ReadDatabase): Promise<StorageRatesOf> => {
  const byId = new Map((await ratesOfWarehouses(db)).map((rates) => [rates.warehouseId, rates]));
  return ({ warehouse_id, shop_id }) => byId.get(warehouse_id)?.periodsFor(shop_id) ?? [];
};

/** The same as rows, for sums over many items: of each warehouse for all shops (null), and for each that has rates of its own. */
export interface StorageRatesRow {
  warehouseId: string;
  shopId: number | null;
  rates: readonly StorageRate[];
}

export const storageRatesRows = async (db: ReadDatabase): Promise<StorageRatesRow[]> =>
  (await ratesOfWarehouses(db)).flatMap(({ warehouseId, shopsWithOwn, periodsFor }) =>
    [undefined, ...shopsWithOwn].map((shopId) => ({ warehouseId, shopId: shopId ?? null, rates: periodsFor(shopId) })),
  );
