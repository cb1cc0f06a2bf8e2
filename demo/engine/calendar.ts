/** Days of the demo world as a warehouse lives them: day 0 is the oldest, `lastDay` is today. */
export interface Calendar {
  lastDay: number;
  /** A moment of a day, in hours of the warehouse's own clock. */
  at(day: number, hour: number): Date;
  /** 0 is Sunday. */
  weekday(day: number): number;
  /** The first moment from then on at which people are at work there; where they have to come first, so many hours into their day. */
  atWork(moment: Date, hours?: number): Date;
  /** The last one until then; where nobody is there any more, so much of the shift before, from 0 to 1. */
  workedBefore(moment: Date, share: number): Date;
}

/** Hours of the floor; nobody works on Sundays. */
const shift = { from: 8, until: 18 };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + Math.round(minutes * 60_000));
export const hoursAfter = (moment: Date, hours: number): Date => minutesAfter(moment, hours * 60);

export const calendar = (timeZone: string, now: Date, days: number): Calendar => {
  const local = localClock(timeZone);
  const today = Math.floor(local(now) / dayMs);
  const midnights = Array.from({ length: days + 1 }, (_, day) => {
    const wanted = (today - days + day) * dayMs;
    // The offset at that midnight may differ from today's: summer time.
    const offset = local(new Date(wanted)) - wanted;
    return wanted - offset;
  });
  const at = (day: number, hour: number): Date => new Date((midnights[day] ?? midnights[days]! + (day - days) * dayMs) + Math.round(hour * hourMs));
  const weekday = (day: number): number => new Date((today - days + day) * dayMs).getUTCDay();
  const dayOf = (moment: Date): number => Math.floor(local(moment) / dayMs) - today + days;

  return {
    lastDay: days,
    at,
    weekday,
    atWork(moment, hours = 0) {
      for (let day = dayOf(moment); ; day++) {
        if (weekday(day) === 0) continue;
        if (moment < at(day, shift.from)) return at(day, shift.from + hours);
        if (moment < at(day, shift.until)) return moment;
      }
    },
    workedBefore(moment, share) {
      for (let day = dayOf(moment); ; day--) {
        if (weekday(day) === 0 || moment < at(day, shift.from)) continue;
        return moment < at(day, shift.until) ? moment : at(day, shift.from + share * (shift.until - shift.from));
      }
    },
  };
};

/** The wall clock of a zone as if it were UTC, in milliseconds. */
const localClock = (timeZone: string): ((moment: Date) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (time: number): number => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second) - time;
  };
  // To ask the format takes some 10 µs. Clocks are set at a full hour.
  const offsets = new Map<number, number>();
  return (moment) => {
    const time = moment.getTime();
    const hour = time - (time % hourMs);
    const offset = offsets.get(hour) ?? offsetAt(hour);
    offsets.set(hour, offset);
    return time + offset;
  };
};
