import { addDays } from '../kernel/lists/date-range.ts';

/** Months of the books, `YYYY-MM`; their days are those of UTC. */
export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;
export const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4));
export const monthBefore = (month: string): string => monthOf(addDays(firstDayOf(month), -1));
export const lastDayOf = (month: string): string => addDays(firstDayOf(nextMonth(month)), -1);

/** From the first through the last, oldest first; none where the first comes after it. */
export const monthsThrough = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
};

/** How long after its end a month may be closed: what was decided in its last second is committed by then. */
const REST_MS = 10 * 60_000;

export const isOver = (month: string, now: Date): boolean => now.getTime() >= Date.parse(firstDayOf(nextMonth(month))) + REST_MS;
