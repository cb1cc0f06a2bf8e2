import { lastChargedShelving } from '#contracts/fees/item-days.ts';
import { nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { Night, NightTerms, WarehouseRates } from '#contracts/storage/storage-nights.ts';

/** How long after its end a day is charged: what was recorded in its last seconds is committed by then. */
const REST_MS = 10 * 60_000;

/** Whether a date has ended in the zone, and has had time to settle. Days of 23 and 25 hours end when they end. */
export const hasEnded = (date: string, timeZone: string, now: Date): boolean => now.getTime() >= endOfDay(date, timeZone).getTime() + REST_MS;

export const endOfDay = (date: string, timeZone: string): Date => startOfDay(nextDay(date), timeZone);

export const nightOf = ({ warehouseId, timeZone, termsOn, shopsWithOwn }: WarehouseRates, date: string): Night => {
  const since = (terms: NightTerms | undefined): Date | null => (terms ? endOfDay(lastChargedShelving(terms, date), timeZone) : null);
  return {
    warehouseId,
    endsAt: endOfDay(date, timeZone),
    shelvedBefore: since(termsOn(date)),
    ofShops: shopsWithOwn.map((shopId) => ({ shopId, shelvedBefore: since(termsOn(date, shopId)) })),
  };
};
