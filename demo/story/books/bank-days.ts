import { createHash } from 'node:crypto';
import { addDays, daysBetween } from '#contracts/kernel/lists/date-range.ts';
import type { Explanation } from '#contracts/statements/bank/bank-events.ts';
import type { FileLine } from '#services/statements/formats/file-statement.ts';

export interface Span {
  from: string;
  to: string;
}

/** A line that the bank will tell of, and what finance makes of it: what postings say, or what it says itself. Without either it stays open. */
export interface BookedLine extends FileLine {
  ref: string;
  as?: Explanation;
  postingIds?: readonly string[];
}

/** What moved in a part of an account over some days, debits less credits. */
export type Moved = (account: string, sub: string, span: Span) => number;

export const daysOf = (from: string, to: string): string[] => Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** Banks book on the next weekday what is due on a Saturday or a Sunday. */
const bookedFor = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
};

/** Whether what is due on that day of every month, which is none of the last ones, is booked on this day. */
export const isDue = (day: string, dayOfMonth: number): boolean => bookedFor(`${day.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`) === day;

/** What the bank calls a line, the same in every telling. */
export const refOf = (...parts: string[]): string => `SL${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 10).toUpperCase()}`;
