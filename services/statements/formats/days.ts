import { StatementRefused } from './statement-refused.ts';

/** `YYYY-MM-DD` of a day that there is; `StatementDateInvalid` otherwise, with what stands there and where. */
export const requireDay = (year: number, month: number, day: number, { text, place }: { text: string; place: string }): string => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!exists || year < 2000 || year > 2199) throw new StatementRefused('StatementDateInvalid', { value: text.slice(0, 40), place });
  return at.toISOString().slice(0, 10);
};
