import { csvLine, csvMark, csvMoney, type CsvCell } from '#contracts/kernel/lists/csv.ts';

export type Stat = 'sales' | 'profit' | 'inbound' | 'inspected' | 'shelved' | 'outbound' | 'orders' | 'stock' | 'items';

/** A line for each day, warehouse, shop or platform. Money in cents. */
export interface StatTable {
  /** What its lines are, such as "Day". */
  of: string;
  /** Its lines are days, which a spreadsheet shall take for such. */
  ofDays?: boolean;
  columns: readonly (readonly [Stat, string])[];
  lines: readonly ({ name: string } & Partial<Record<Stat, number>>)[];
}

const money: ReadonlySet<Stat> = new Set(['sales', 'profit']);

/** Tables for spreadsheets, one below the other: money in dollars. */
export const statsAsCsv = (tables: readonly StatTable[]): string => csvMark + tables.map(textOf).join(csvLine([]));

const textOf = ({ of, ofDays, columns, lines }: StatTable): string => {
  const head = [of, ...columns.map(([, title]) => title)];
  const cells = lines.map((line) => [ofDays ? { written: line.name } : line.name, ...columns.map(([stat]) => cellOf(stat, line[stat] ?? 0))]);
  return [head, ...cells].map(csvLine).join('');
};

const cellOf = (stat: Stat, value: number): CsvCell => ({ written: money.has(stat) ? csvMoney(value) : String(value) });
