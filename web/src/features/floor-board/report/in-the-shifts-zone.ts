import { timeIn } from '#contracts/kernel/lists/date-range.ts';

/** `HH:mm`. A shift has its hours where the warehouse is, wherever its report is read. */
export const hourIn = (at: string, timeZone: string): string => timeIn(new Date(at), timeZone).slice(11, 16);

/** `HH:mm` of the day that it is there at `now`, otherwise with the day. */
export const dueIn = (at: string, now: string, timeZone: string): string => {
  const [day, today] = [at, now].map((moment) => timeIn(new Date(moment), timeZone).slice(5, 10));
  return day === today ? hourIn(at, timeZone) : `${day}\u00a0${hourIn(at, timeZone)}`;
};
