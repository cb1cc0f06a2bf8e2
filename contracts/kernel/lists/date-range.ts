import { z } from 'zod';

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (GMT, R9.33) or ISO 8601. */
const time = z
  .string()
  .max(40)
  .refine((text) => isTime(text), { error: 'time' });

/** The date filters of R3.48, with `finishEndTime` added as the pair of `finishBeginTime`. */
export const dateFilters = {
  beginTime: time.optional(),
  endTime: time.optional(),
  beginDate: time.optional(),
  endDate: time.optional(),
  wareBeginTime: time.optional(),
  wareEndTime: time.optional(),
  beginInTime: time.optional(),
  endInTime: time.optional(),
  inBeginTime: time.optional(),
  inEndTime: time.optional(),
  outBeginTime: time.optional(),
  outEndTime: time.optional(),
  finishBeginTime: time.optional(),
  finishEndTime: time.optional(),
};
/** Moments from `from` up to, not including, `before`; both UTC. */
export interface DateRange {
  from?: string;
  before?: string;
}

/** The start of the first day through the end of the last, days being those of `timeZone` (R5.44). */
export const dateRange = (first: string | undefined, last: string | undefined, timeZone: string): DateRange => ({
  ...(first && { from: startOfDay(dayOf(first, timeZone), timeZone).toISOString() }),
  ...(last && { before: startOfDay(nextDay(dayOf(last, timeZone)), timeZone).toISOString() }),
});

/** A clock can name years that neither a calendar of four digits nor a database knows. */
const years = { from: Date.UTC(1900, 0), before: Date.UTC(3000, 0) };

/** Whether a range can begin or end there. */
export const isTime = (text: string): boolean => moment(text) >= years.from && moment(text) < years.before;

const bareDay = /^\d{4}-\d{2}-\d{2}$/;
const bareTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

function moment(text: string): number {
  return Date.parse(bareTime.test(text) ? `${text.replace(' ', 'T')}Z` : text);
}

/** The calendar day in the zone, `YYYY-MM-DD`. A bare day is already one. */
export const dayOf = (text: string, timeZone: string): string => (bareDay.test(text) ? text : dayIn(new Date(moment(text)), timeZone));

export const dayIn = (at: Date, timeZone: string): string => inZone(days, timeZone, dayFormat).format(at);

/** `YYYY-MM-DD HH:mm:ss` in the zone (R9.32). */
export const timeIn = (at: Date, timeZone: string): string => {
  const part = wallClock(at, timeZone);
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
};

export const nextDay = (day: string): string => addDays(day, 1);

export const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days from one calendar day to another. */
export const daysBetween = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

/** Midnight of the day in the zone. */
export const startOfDay = (day: string, timeZone: string): Date => momentOn(day, '00:00', timeZone);

/** When the clocks of the zone show `time`, `HH:mm`, on the day. Asked twice, because the offset at that hour of UTC may not be the one there. */
export const momentOn = (day: string, time: string, timeZone: string): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = shown - offset(new Date(shown), timeZone);
  return new Date(shown - offset(new Date(guess), timeZone));
};

const offset = (at: Date, timeZone: string): number => {
  const part = wallClock(at, timeZone);
  const local = Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day), Number(part.hour), Number(part.minute), Number(part.second));
  return local - Math.floor(at.getTime() / 1000) * 1000;
};

/** Swedish writes a day as it is written here: to put it together from its parts takes ten times as long, for every row of a list. */
const dayFormat = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

type Formats = Map<string, Intl.DateTimeFormat>;
const days: Formats = new Map();
const times: Formats = new Map();

/** Tens of kilobytes each, and one for each zone that anybody is in. */
const MAX_FORMATS = 600;

/** To make a format costs more than to use it a hundred times. */
const inZone = (made: Formats, timeZone: string, make: (timeZone: string) => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  let format = made.get(timeZone);
  if (format) return format;
  if (made.size >= MAX_FORMATS) made.clear();
  format = make(timeZone);
  made.set(timeZone, format);
  return format;
};

const wallClock = (at: Date, timeZone: string): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string> => {
  const format = inZone(times, timeZone, timeFormat);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as ReturnType<typeof wallClock>;
};
