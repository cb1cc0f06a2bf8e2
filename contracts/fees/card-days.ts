import type { FeeLine } from './fee-line.ts';
import type { RateScope } from './rate-scopes.ts';
import { addDays, dayIn, nextDay } from '../kernel/lists/date-range.ts';

/** How far ahead rates can be set; a year that was mistyped lies beyond it. */
export const MAX_DAYS_AHEAD = 730;

/** The zone of the books. */
export const BOOK_TIME_ZONE = 'UTC';

/** The zones whose day decides whether a version has begun: the warehouse's for its storage, that of the books for all else. */
const zonesOf = (lines: readonly FeeLine[], timeZone: string | undefined): string[] => [
  ...(timeZone ? [timeZone] : []),
  ...(timeZone === undefined || lines.some(({ subject }) => subject.service !== 'storage') ? [BOOK_TIME_ZONE] : []),
];

/** The latest day that has begun in one of them. `timeZone`: of the card's warehouse. */
export const todayOf = (lines: readonly FeeLine[], timeZone: string | undefined, now: Date): string =>
  zonesOf(lines, timeZone)
    .map((zone) => dayIn(now, zone))
    .reduce((latest, day) => (day > latest ? day : latest));

export const earliestStart = (lines: readonly FeeLine[], timeZone: string | undefined, now: Date): string => nextDay(todayOf(lines, timeZone, now));
export const latestStart = (now: Date): string => addDays(dayIn(now, BOOK_TIME_ZONE), MAX_DAYS_AHEAD);

/** The zone that the days of a card are named in. */
export const zoneOf = (timeZone: string | undefined): string => timeZone ?? BOOK_TIME_ZONE;

export const isOfWarehouse = (scope: RateScope): scope is Extract<RateScope, { warehouseId: string }> => 'warehouseId' in scope;
