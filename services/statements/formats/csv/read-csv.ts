import { parse } from 'csv-parse/sync';
import { csvColumnNames, csvColumns, type CsvColumnName, type CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { requireCents } from '../amounts.ts';
import type { FileLine, FileStatement } from '../file-statement.ts';
import { StatementRefused } from '../statement-refused.ts';
import { withReference } from '../with-reference.ts';
import { dateReader } from './dates.ts';
import { decimalSignOf, plainAmount } from './written-amounts.ts';

/** A table as a bank's website saves it, proven by its running balance. The currency is the account's: hardly any bank says it in each row. */
export const readCsv = (text: string, { currency, mapping = {} }: { currency: string; mapping?: CsvMapping }): FileStatement => {
  const { places, rows } = tableOf(text, mapping);
  if (rows.length === 0) throw new StatementRefused('StatementEmpty');
  const cell = (row: Row, column: CsvColumnName): string => row.cells[places.get(column) ?? -1]?.trim() ?? '';

  const decimal = decimalSignOf(rows.flatMap((row) => amountColumns.map((column) => cell(row, column))));
  const cents = (row: Row, column: CsvColumnName): number | undefined => {
    const written = plainAmount(cell(row, column), decimal);
    return written && written.sign * requireCents(written.digits, decimal, placeOf(row));
  };
  const dayOf = dateReader(
    rows.map((row) => cell(row, 'date')),
    mapping.dateOrder,
  );

  const booked = rows.map((row) => ({
    line: {
      ref: cell(row, 'ref') || null,
      bookedOn: dayOf(cell(row, 'date'), placeOf(row)),
      cents: movement(row),
      text: withReference(cell(row, 'text'), cell(row, 'orderRef')),
      payer: cell(row, 'payer'),
      payerAccount: cell(row, 'payerAccount'),
    },
    balance: required(cents(row, 'balance'), row, 'balance'),
  }));
  const inOrder = oldestFirst(booked);
  const first = inOrder[0]!;
  return {
    account: '',
    currency,
    openingCents: first.balance - first.line.cents,
    closingCents: inOrder.at(-1)!.balance,
    from: first.line.bookedOn,
    to: inOrder.at(-1)!.line.bookedOn,
    lines: inOrder.map(({ line }) => line),
  };

  /** One column with a sign, or one for each direction; what is in the latter goes out, whether or not the bank writes a minus. */
  function movement(row: Row): number {
    const amount = cents(row, 'amount');
    if (amount !== undefined) return amount;
    const [credit, debit] = [cents(row, 'credit'), cents(row, 'debit')];
    if (credit === undefined && debit === undefined) return required(undefined, row, 'amount');
    return (credit ?? 0) - Math.abs(debit ?? 0);
  }
};

const amountColumns = ['amount', 'credit', 'debit', 'balance'] as const;

interface Row {
  number: number;
  cells: readonly string[];
}

const placeOf = ({ number }: Row): string => `${number}`;

const required = (cents: number | undefined, row: Row, column: CsvColumnName): number => {
  if (cents === undefined) throw new StatementRefused('StatementAmountInvalid', { value: `(${csvColumns[column].en})`, place: placeOf(row) });
  return cents;
};

interface Booked {
  line: FileLine;
  balance: number;
}

/** Many banks write the newest first: the order is the one in which each balance follows from the one before. */
const oldestFirst = (booked: readonly Booked[]): readonly Booked[] => {
  const follows = (rows: readonly Booked[]): boolean =>
    rows.every(({ line, balance }, index) => index === 0 || rows[index - 1]!.balance + line.cents === balance);
  const turned = booked.toReversed();
  return !follows(booked) && follows(turned) ? turned : booked[0]!.line.bookedOn > booked.at(-1)!.line.bookedOn ? turned : booked;
};

const delimiters = [',', ';', '\t', '|'];

/** Above the table, banks tell of the account: it begins at the first row that names a date and a balance. */
const tableOf = (text: string, mapping: CsvMapping): { places: Map<CsvColumnName, number>; rows: Row[] } => {
  for (const delimiter of delimiters) {
    const records = recordsOf(text, delimiter);
    for (const [index, record] of records.slice(0, 40).entries()) {
      const places = placesIn(record, mapping);
      if (!places.has('date') || !places.has('balance') || !(places.has('amount') || places.has('credit') || places.has('debit'))) continue;
      const rows = records.slice(index + 1).map((cells, at) => ({ number: index + at + 2, cells }));
      return { places, rows: rows.filter(({ cells }) => cells.some((one) => one.trim() !== '')) };
    }
  }
  throw new StatementRefused('StatementColumnsUnknown', { columns: 'Date, Amount, Balance' });
};

const recordsOf = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch {
    return [];
  }
};

const placesIn = (record: readonly string[], mapping: CsvMapping): Map<CsvColumnName, number> => {
  const headings = record.map((one) => one.trim().toLowerCase());
  const places = new Map<CsvColumnName, number>();
  for (const name of csvColumnNames) {
    const wanted = mapping[name] === undefined ? csvColumns[name].headings : [mapping[name].toLowerCase()];
    const place = headings.findIndex((one) => (wanted as readonly string[]).includes(one));
    if (place >= 0) places.set(name, place);
  }
  return places;
};
