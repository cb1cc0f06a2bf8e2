import type { Bi } from '#contracts/bi/bi-queries.ts';

type Day = Bi['days'][number];
export type DayColumn = Exclude<keyof Day, 'day'>;

const money: ReadonlySet<DayColumn> = new Set(['sales', 'profit']);

/** Tells spreadsheet programs that the text is UTF-8. */
const mark = '\uFEFF';

/** The days of the range as a table for spreadsheets: one line a day, money in dollars. */
export const daysAsCsv = (days: readonly Day[], heads: { day: string; columns: readonly (readonly [DayColumn, string])[] }): string => {
  const lines = days.map((one) => [
    one.day,
    ...heads.columns.map(([column]) => (money.has(column) ? (one[column] / 100).toFixed(2) : String(one[column]))),
  ]);
  const head = [heads.day, ...heads.columns.map(([, title]) => title)];
  return mark + [head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
