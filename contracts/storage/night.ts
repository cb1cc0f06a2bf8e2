import { lastChargedShelving } from '../fees/item-days.ts';
import { nextDay, startOfDay } from '../kernel/lists/date-range.ts';
import type { Night, NightTerms, WarehouseRates } from './storage-nights.ts';

/** Days of 23 and 25 hours end when they end. */
export const endOfDay = (date: string, timeZone: string): Date => startOfDay(nextDay(date), timeZone);

/** The end of a day in a warehouse, and from which shelving on it is charged there by these rates. */
export const nightOf = ({ warehouseId, timeZone, termsOn, shopsWithOwn }: WarehouseRates, date: string): Night => {
  const since = (terms: NightTerms | undefined): Date | null =>
    terms && terms.dailyFeeCents > 0 ? endOfDay(lastChargedShelving(terms, date), timeZone) : null;
  return {
    warehouseId,
    endsAt: endOfDay(date, timeZone),
    shelvedBefore: since(termsOn(date)),
    ofShops: shopsWithOwn.map((shopId) => ({ shopId, shelvedBefore: since(termsOn(date, shopId)) })),
  };
};
