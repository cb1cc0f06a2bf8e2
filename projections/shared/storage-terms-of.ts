import type { StorageRate } from '#contracts/fees/storage-rates.ts';
import { dayIn, dayOf } from '#contracts/kernel/lists/date-range.ts';
import { warehouseRates } from '#contracts/storage/warehouse-rates.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { freeUntilOf, type FreeUntil } from './free-storage.ts';
import { publishedCards } from './published-cards.ts';
import { storingWarehouses } from './storing-warehouses.ts';

/** What storage costs the owner of an item where it lies, from one day up to another: by the cards that its nights are charged by. */
export type StorageRatesOf = (item: { warehouse_id: string; shop_id: number }) => readonly StorageRate[];

const ratesOfWarehouses = async (db: ReadDatabase) => {
  const [warehouses, cards] = await Promise.all([storingWarehouses(db), publishedCards(db)]);
  return warehouses.map((warehouse) => warehouseRates(warehouse, cards));
};

export interface StorageTerms {
  ratesOf: StorageRatesOf;
  /** How many days its owner has free, by the card of today, or of the day on which it left; null where storage costs nothing. */
  freeDaysOf(item: Stored): number | null;
  freeUntil: readonly FreeUntil[];
}

type Stored = Parameters<StorageRatesOf>[0] & { out_at: string | null; time_zone: string };

/** On what terms items are stored at a moment. */
export const storageTerms = async (db: ReadDatabase, now: Date): Promise<StorageTerms> => {
  const rates = await ratesOfWarehouses(db);
  const byId = new Map(rates.map((warehouse) => [warehouse.warehouseId, warehouse]));
  return {
    ratesOf: ({ warehouse_id, shop_id }) => byId.get(warehouse_id)?.periodsFor(shop_id) ?? [],
    freeDaysOf: ({ warehouse_id, shop_id, out_at, time_zone }) => {
      const terms = byId.get(warehouse_id)?.termsOn(out_at === null ? dayIn(now, time_zone) : dayOf(out_at, time_zone), shop_id);
      return terms && terms.dailyFeeCents > 0 ? terms.freeDays : null;
    },
    freeUntil: freeUntilOf(rates, now),
  };
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
