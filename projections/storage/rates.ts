import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { rateOn } from '#contracts/fees/storage-rates.ts';
import { storagePeriods, warehouseCard, type StoragePeriod } from '#contracts/fees/storage-terms.ts';
import type { WarehouseRates } from '#contracts/storage/storage-nights.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What storage costs in each warehouse, by its own card and those of levels, merchants and the platform. */
export const storageRates = async (db: ReadDatabase): Promise<WarehouseRates[]> => {
  const [warehouses, published] = await Promise.all([
    db.selectFrom('warehouses').select(['id', 'time_zone', 'level', 'rates']).orderBy('id').execute(),
    db.selectFrom('rate_cards').select(['scope', 'versions']).execute(),
  ]);
  const inEffect = published.map(({ scope, versions }): RateCard => ({ scope, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
  return warehouses.map(({ id, time_zone, level, rates }) => {
    const isOfThis = ({ scope }: RateCard): boolean => scope.kind === 'warehouse' && scope.warehouseId === id;
    const own = warehouseCard(id, rates, inEffect.find(isOfThis)?.versions ?? []);
    const cards = [own, ...inEffect.filter((card) => !isOfThis(card))];
    const periodsOf = (shopId?: number): StoragePeriod[] => storagePeriods(cards, { shopId, warehouseId: id, level });
    const shopsWithOwn = shopsWithStorage(cards, id);
    const periods = new Map([undefined, ...shopsWithOwn].map((shopId) => [shopId, periodsOf(shopId)]));
    return {
      warehouseId: id,
      timeZone: time_zone,
      shopsWithOwn,
      termsOn: (date, shopId) => rateOn(periods.get(shopId) ?? periods.get(undefined)!, date),
    };
  });
};

/** Merchants with a card that sets rates of storage, everywhere or in this warehouse. */
const shopsWithStorage = (cards: readonly RateCard[], warehouseId: string): number[] => [
  ...new Set(
    cards.flatMap(({ scope, versions }) => {
      const isOfMerchant = scope.kind === 'merchant' || (scope.kind === 'merchantInWarehouse' && scope.warehouseId === warehouseId);
      const setsStorage = versions.some(({ lines }) => lines.some(({ subject }) => subject.service === 'storage'));
      return isOfMerchant && setsStorage ? [scope.shopId] : [];
    }),
  ),
];
