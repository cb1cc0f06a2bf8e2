import { addDays, daysBetween } from '../kernel/lists/date-range.ts';
import type { StorageRate } from './storage-rates.ts';

/** How long one owner's item lies in a warehouse. Days are `YYYY-MM-DD` in the zone of the warehouse. */
export interface Stay {
  /** The day of its first shelving there, whoever owned it: free days count from it. */
  shelved: string;
  /** The first night that this owner has it there. */
  from: string;
  /** The day on which it left, or changed hands: that night is no longer theirs. Null while it lies there. */
  until: string | null;
}

/** Nights in a row that cost the same. */
export interface ItemDays {
  /** The first night, by the day that it ends. */
  from: string;
  nights: number;
  dailyFeeCents: number;
}

/**
 * The nights of a stay that are charged, before a day: whoever has the item at the end of a local day pays for it, once the days since its shelving have reached
 * the free ones, at the rate in force on that day (R9.25).
 */
export const itemDays = (stay: Stay, rates: readonly StorageRate[], before: string): ItemDays[] =>
  rates.flatMap((rate) => {
    const from = latest(stay.from, addDays(stay.shelved, rate.freeDays), rate.from);
    const end = earliest(before, stay.until, rate.before);
    return from < end ? [{ from, nights: daysBetween(from, end), dailyFeeCents: rate.dailyFeeCents }] : [];
  });

export const centsOf = (charged: readonly ItemDays[]): number => charged.reduce((sum, { nights, dailyFeeCents }) => sum + nights * dailyFeeCents, 0);

/** The last day of shelving that is charged for a night. */
export const lastChargedShelving = ({ freeDays }: Pick<StorageRate, 'freeDays'>, night: string): string => addDays(night, -freeDays);

const latest = (...days: readonly (string | null)[]): string => days.reduce<string>((found, day) => (day !== null && day > found ? day : found), '');
const earliest = (first: string, ...days: readonly (string | null)[]): string =>
  days.reduce<string>((found, day) => (day !== null && day < found ? day : found), first);
