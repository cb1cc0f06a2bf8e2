import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { isCamt053, readCamt053 } from './camt053/read-camt053.ts';
import { readCsv } from './csv/read-csv.ts';
import { decodeFile } from './decode-file.ts';
import type { FileStatement } from './file-statement.ts';
import { isMt940, readMt940 } from './mt940/read-mt940.ts';
import { StatementRefused } from './statement-refused.ts';

export type StatementFormat = 'camt053' | 'mt940' | 'csv';

export interface ReadFile {
  format: StatementFormat;
  statements: readonly FileStatement[];
}

/** What a file is, its text tells, whatever it is called. A file that is none is refused with the place that cannot be read. */
export const readStatementFile = (bytes: Uint8Array, { currency, mapping }: { currency: string; mapping?: CsvMapping }): ReadFile | Rejection => {
  const text = decodeFile(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '');
  try {
    const read = readText(text, { currency, ...(mapping && { mapping }) });
    if (read.statements.length === 0) throw new StatementRefused('StatementEmpty');
    return { ...read, statements: read.statements.map(withoutNotes) };
  } catch (failure) {
    if (failure instanceof StatementRefused) return failure.rejection;
    throw failure;
  }
};

/** What moves nothing is a note of the bank, such as the balance that a table begins with. */
const withoutNotes = (statement: FileStatement): FileStatement => ({ ...statement, lines: statement.lines.filter(({ cents }) => cents !== 0) });

const readText = (text: string, about: { currency: string; mapping?: CsvMapping }): ReadFile => {
  if (isCamt053(text)) return { format: 'camt053', statements: readCamt053(text) };
  if (isMt940(text)) return { format: 'mt940', statements: readMt940(text) };
  if (text.trimStart().startsWith('<')) throw new StatementRefused('StatementUnreadable');
  return { format: 'csv', statements: [readCsv(text, about)] };
};
