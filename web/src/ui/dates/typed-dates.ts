import dayjs from 'dayjs';

const written = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2}))?$/;
const dayForm = 'YYYY-MM-DD';
const momentForm = `${dayForm} HH:mm`;

const parts = (text: string): { day: string; time: string | undefined } | undefined => {
  const [, year, month, date, hour, minute] = written.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  // 30 February rolls over to March.
  if (dayjs(day).format(dayForm) !== day || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  return { day, time: hour && `${hour.padStart(2, '0')}:${minute}` };
};

/** `YYYY-MM-DD` of a day as it is typed; undefined where it is none. */
export const typedDay = (text: string): string | undefined => {
  const read = parts(text);
  return read && read.time === undefined ? read.day : undefined;
};

/** UTC, ISO 8601, of a moment in the viewer's zone as it is typed; a day alone means `time` of it. */
export const typedMoment = (text: string, time: string): string | undefined => {
  const read = parts(text);
  return read && dayjs(`${read.day}T${read.time ?? time}`).toISOString();
};

export const isMoment = (text: string): boolean => text.endsWith('Z') && !Number.isNaN(Date.parse(text));

/** As it would be typed; what is no moment stays as it was typed. */
export const writtenMoment = (value: string | undefined): string => (value && isMoment(value) ? dayjs(value).format(momentForm) : (value ?? ''));

/** The same moment of another day, and `time` of it where there was none. */
export const onDay = (value: string | undefined, day: string, time: string): string =>
  dayjs(`${day}T${value && isMoment(value) ? dayjs(value).format('HH:mm') : time}`).toISOString();
