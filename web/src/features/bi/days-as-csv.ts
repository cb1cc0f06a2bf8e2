import type { Bi } from '#contracts/bi/bi-queries.ts';
import { csvLine, csvMark, csvMoney } from '#contracts/kernel/csv.ts';

type Day = Bi['days'][number];
export type DayColumn = Exclude<keyof Day, 'day'>;

const money: ReadonlySet<DayColumn> = new Set(['sales', 'profit']);

/** The days of the range as a table for spreadsheets: one line a day, money in dollars. */
export const daysAsCsv = (days: readonly Day[], heads: { day: string; columns: readonly (readonly [DayColumn, string])[] }): string => {
  const lines = days.map((one) => [one.day, ...heads.columns.map(([column]) => (money.has(column) ? csvMoney(one[column]) : String(one[column])))]);
  const head = [heads.day, ...heads.columns.map(([, title]) => title)];
  return csvMark + [head, ...lines].map(csvLine).join('');
};
