import { addDays, dayIn, momentOn, nextDay } from '../kernel/lists/date-range.ts';
import type { Shift } from './shift-plan.ts';

/** A shift of one day. */
export interface ShiftSpan extends Shift {
  /** YYYY-MM-DD, when it begins. */
  day: string;
  begins: Date;
  ends: Date;
  /** When the next one begins: what is done after its end and before then still counts for it. */
  until: Date;
}

/** Shifts that begin on the day, in the time zone of their warehouse. */
export const shiftsOn = (shifts: readonly Shift[], day: string, timeZone: string): ShiftSpan[] =>
  shifts.map(({ from, to }, index) => {
    const next = shifts[index + 1];
    return {
      from,
      to,
      day,
      begins: momentOn(day, from, timeZone),
      ends: momentOn(to > from ? day : nextDay(day), to, timeZone),
      until: next ? momentOn(day, next.from, timeZone) : momentOn(nextDay(day), shifts[0]!.from, timeZone),
    };
  });

/** The shift that began last. */
export const shiftAt = (shifts: readonly Shift[], now: Date, timeZone: string): ShiftSpan => {
  const today = dayIn(now, timeZone);
  const spans = [addDays(today, -1), today].flatMap((day) => shiftsOn(shifts, day, timeZone));
  return spans.findLast(({ begins }) => begins <= now) ?? spans[0]!;
};

/** How much of a shift is over, from 0 to 1. */
export const shareOver = ({ begins, ends }: Pick<ShiftSpan, 'begins' | 'ends'>, now: Date): number =>
  Math.min(1, Math.max(0, (now.getTime() - begins.getTime()) / (ends.getTime() - begins.getTime())));
