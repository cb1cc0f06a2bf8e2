import type { RateCard } from '../fees/rate-cards.ts';
import type { WarehouseLevel } from '../fees/rate-scopes.ts';
import { rateOn } from '../fees/storage-rates.ts';
import { storagePeriods, warehouseCard, type StoragePeriod, type StorageTerms } from '../fees/storage-terms.ts';
import type { WarehouseRates } from './storage-nights.ts';

/** A warehouse with the terms that it was given before it had a card. */
export interface StoringWarehouse {
  warehouseId: string;
  timeZone: string;
  level: WarehouseLevel;
  terms: readonly StorageTerms[];
}

interface RatesInPeriods extends WarehouseRates {
  /** One after the other, oldest first; what no card prices is left out, and free. */
  periodsFor(shopId?: number): readonly StoragePeriod[];
}

/** What storage costs in a warehouse, by its own card and those of levels, merchants and the platform. `published`: all cards, without what was withdrawn. */
export const warehouseRates = ({ warehouseId, timeZone, level, terms }: StoringWarehouse, published: readonly RateCard[]): RatesInPeriods => {
  const isOfThis = ({ scope }: RateCard): boolean => scope.kind === 'warehouse' && scope.warehouseId === warehouseId;
  const own = warehouseCard(warehouseId, terms, published.find(isOfThis)?.versions ?? []);
  const cards = [own, ...published.filter((card) => !isOfThis(card))];
  const periodsOf = (shopId?: number): StoragePeriod[] => storagePeriods(cards, { shopId, warehouseId, level });
  const shopsWithOwn = shopsWithStorage(cards, warehouseId);
  const periods = new Map([undefined, ...shopsWithOwn].map((shopId) => [shopId, periodsOf(shopId)]));
  const periodsFor = (shopId?: number) => periods.get(shopId) ?? periods.get(undefined)!;
  return {
    warehouseId,
    timeZone,
    shopsWithOwn,
    periodsFor,
    termsOn: (date, shopId) => rateOn(periodsFor(shopId), date),
  };
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
