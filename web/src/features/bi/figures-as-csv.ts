import { csvLine, csvMark, csvMoney, type CsvCell } from '#contracts/kernel/lists/csv.ts';

export type Figure = 'sales' | 'profit' | 'inbound' | 'inspected' | 'shelved' | 'outbound' | 'orders' | 'stock' | 'items';

/** A line for each day, warehouse, shop or platform. Money in cents. */
export interface FigureTable {
  /** What its lines are, such as "Day". */
  of: string;
  /** Its lines are days, which a spreadsheet shall take for such. */
  ofDays?: boolean;
  columns: readonly (readonly [Figure, string])[];
  lines: readonly ({ name: string } & Partial<Record<Figure, number>>)[];
}

const money: ReadonlySet<Figure> = new Set(['sales', 'profit']);

/** Tables for spreadsheets, one below the other: money in dollars. */
export const figuresAsCsv = (tables: readonly FigureTable[]): string => csvMark + tables.map(textOf).join(csvLine([]));

const textOf = ({ of, ofDays, columns, lines }: FigureTable): string => {
  const head = [of, ...columns.map(([, title]) => title)];
  const cells = lines.map((line) => [ofDays ? { written: line.name } : line.name, ...columns.map(([figure]) => cellOf(figure, line[figure] ?? 0))]);
  return [head, ...cells].map(csvLine).join('');
};

const cellOf = (figure: Figure, value: number): CsvCell => ({ written: money.has(figure) ? csvMoney(value) : String(value) });
