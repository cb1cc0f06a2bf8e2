import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { NumberCell, toCell, type Cell } from './cell.ts';
import { sheetRows } from './sheet-rows.ts';
import { workbookParts, type WorkbookParts } from './workbook-parts.ts';

/** A row of the first sheet: its number as Excel counts, and its cells from column A on. */
export interface SheetRow {
  row: number;
  cells: Cell[];
}

/**
 * Reads the first sheet's filled rows, the header among them. The reader is not given the upload but a fresh archive of the few parts that were
 * unpacked and measured here: it trusts the sizes and addresses that a file states, and would take gigabytes on a lie. It blocks its thread meanwhile.
 */
export const readWorkbook = async (file: { name: string; bytes: Uint8Array }, maxRows: number): Promise<SheetRow[] | Rejection> => {
  const unreadable = reject('ImportUnreadable', { field: 'file', params: { name: file.name } });
  const parts = await workbookParts(file.bytes);
  if (!parts) return unreadable;

  const sheet = sheetRows(parts.sheet, maxRows + 1);
  if (sheet === 'unreadable') return unreadable;
  if (sheet === 'tooManyRows') return reject('ImportTooManyRows', { field: 'file', params: { max: maxRows } });

  return (await readRows(parts, sheet)) ?? unreadable;
};

const readRows = async ({ around, sheetPath }: WorkbookParts, rows: readonly string[]): Promise<SheetRow[] | undefined> => {
  const sheet = Buffer.from(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  const measured = zipSync({ ...around, [sheetPath]: sheet }, { level: 0 });
  const read = await readSheet(Buffer.from(measured), { parseNumber: (written) => new NumberCell(written) }).catch(() => undefined);
  return read?.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell) })).filter(hasText);
};

const hasText = ({ cells }: SheetRow): boolean => cells.some((cell) => cell !== '');
