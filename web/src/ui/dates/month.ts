import dayjs from 'dayjs';
import { addDays } from '#contracts/kernel/lists/date-range.ts';

/** Six weeks from a Monday or a Sunday on, so that no month is higher than another: `YYYY-MM-DD` each. */
export const weeksOf = (month: string, firstWeekday: 0 | 1): readonly (readonly string[])[] => {
  const first = `${month}-01`;
  const before = (dayjs(first).day() - firstWeekday + 7) % 7;
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day - before)));
};

export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day of a month before or after, or its last one. */
export const addMonths = (day: string, months: number): string => dayjs(day).add(months, 'month').format('YYYY-MM-DD');

/** Where a key leads from a day; undefined where it is none of the calendar's. */
export const dayByKey = (key: string, day: string): string | undefined => {
  const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
  if (days[key] !== undefined) return addDays(day, days[key]);
  return months[key] === undefined ? undefined : addMonths(day, months[key]);
};
