import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { errorColumn, importColumnNames, importColumns } from '#contracts/forecast-import/import-columns.ts';
import { rowErrors } from '#contracts/forecast-import/row-errors.ts';
import { say } from '#contracts/kernel/words.ts';
import type { CheckedImport } from '../rows/check-import.ts';
import { wrong } from '../rows/cell-policies.ts';
import type { RowError } from '../rows/check-row.ts';
import { cellText } from '#kernel/files/workbook/cell.ts';
import type { ImportRow } from './import-template.ts';
import { columnWidths, headerCell, headerRow } from './write-template.ts';

const red = { header: '#cf1322', cell: '#ffccc7' };

/** The rows that would not be forecast, with what is wrong in a last, red column; the wrong cells are red too. Every cell is text, to the letter. */
export const writeCorrections = (rows: readonly ImportRow[], checked: CheckedImport, language: Language): Promise<Buffer> => {
  const errors = errorsByRow(checked);
  const failed = rows.filter(({ row }) => errors.has(row));
  return writeWorkbook([
    {
      sheet: say(errorColumn, language),
      stickyRowsCount: 1,
      columns: [...importColumnNames.map((name) => ({ width: columnWidths[name] })), { width: 80 }],
      data: [
        [...headerRow(language), headerCell(say(errorColumn, language), red.header)],
        ...failed.map((row) => correctionRow(row, errors.get(row.row)!, language)),
      ],
    },
  ]).toBuffer();
};

const errorsByRow = ({ errors, held }: CheckedImport): Map<number, RowError[]> => {
  const byRow = new Map<number, RowError[]>();
  for (const error of errors) byRow.set(error.row, [...(byRow.get(error.row) ?? []), error]);
  for (const { row, waitsFor } of held) byRow.set(row, [{ row, column: 'logNo', ...wrong('HeldWithPackage', { row: waitsFor }) }]);
  return byRow;
};

const correctionRow = ({ cells }: ImportRow, errors: readonly RowError[], language: Language): CellObject[] => {
  const wrongColumns = new Set(errors.filter(({ code }) => code !== 'HeldWithPackage').map(({ column }) => column));
  const written = importColumnNames.map((name): CellObject => {
    const value = cellText(cells[name]);
    return { type: String, format: '@', ...(value !== '' && { value }), ...(wrongColumns.has(name) && { backgroundColor: red.cell }) };
  });
  const reasons = errors.map(({ column, code, params }) => `${say(importColumns[column], language)}: ${say(rowErrors[code], language, params)}`);
  return [...written, { type: String, value: reasons.join('; ').slice(0, 2_000), textColor: red.header }];
};
