import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { requireDay } from '../days.ts';
import { StatementRefused } from '../statement-refused.ts';

const yearFirst = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T].*)?$/;
const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})(?:[ T].*)?$/;

type Order = NonNullable<CsvMapping['dateOrder']>;

/** Reads the dates of a column. Whether 03/04 is in March or April, the column as a whole tells, or whoever imports it: it is never guessed. */
export const dateReader = (column: readonly string[], told: Order | undefined): ((text: string, place: string) => string) => {
  let order = told;
  return (text, place) => {
    const [, year, month, day] = yearFirst.exec(text) ?? [];
    if (year !== undefined) return requireDay(Number(year), Number(month), Number(day), { text, place });
    const [, first, sign, second, ofYear] = yearLast.exec(text) ?? [];
    if (first === undefined) throw new StatementRefused('StatementDateInvalid', { value: text.slice(0, 40), place });
    order ??= sign === '.' ? 'dayFirst' : orderOf(column);
    const [dayOf, monthOf] = order === 'dayFirst' ? [first, second] : [second, first];
    return requireDay(Number(ofYear!.padStart(4, '20')), Number(monthOf), Number(dayOf), { text, place });
  };
};

const orderOf = (column: readonly string[]): Order => {
  const parts = column.map((text) => yearLast.exec(text)).filter((found) => found !== null);
  if (parts.some(([, first]) => Number(first) > 12)) return 'dayFirst';
  if (parts.some(([, , , second]) => Number(second) > 12)) return 'monthFirst';
  throw new StatementRefused('StatementDateOrderUnknown', { value: parts[0]?.[0] ?? '' });
};
