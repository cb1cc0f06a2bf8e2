import { addDays, daysBetween } from '#contracts/kernel/lists/date-range.ts';

/** Periods that follow the calendar, so that a link to one shows it on any day. */
export const presets = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type Preset = (typeof presets)[number];

/** Days that one question may cover. */
const MAX_DAYS = 400;

/** Days of the books, which are kept in UTC. */
export interface Period {
  from: string;
  to: string;
  preset: Preset | undefined;
}

export const periodOf = (parameters: URLSearchParams, today: string): Period => {
  const from = parameters.get('from');
  const to = parameters.get('to');
  if (isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < MAX_DAYS) return { from, to, preset: undefined };
  const preset = presets.find((name) => name === parameters.get('period')) ?? 'thisMonth';
  return { ...rangeOf(preset, today), preset };
};

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const rangeOf = (preset: Preset, today: string): Pick<Period, 'from' | 'to'> => {
  const first = `${today.slice(0, 7)}-01`;
  if (preset === 'thisMonth') return { from: first, to: today };
  if (preset === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const last = addDays(first, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
};
