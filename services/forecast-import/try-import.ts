import type { Language } from '#contracts/kernel/access/viewer.ts';
import { filePurposes } from '#contracts/files/file-purposes.ts';
import type { ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import { rowErrors } from '#contracts/forecast-import/row-errors.ts';
import { tryForecastImport, type RowErrorAnswer, type TriedImport } from '#contracts/forecast-import/import-endpoints.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute, type UploadedFile } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Allowance } from '#kernel/allowance.ts';
import { checkContent } from '#kernel/files/content/check-content.ts';
import { loadImportWorld, type ImportLookups } from './import-world.ts';
import type { KeptImports } from './kept-imports.ts';
import { checkImport, type CheckedImport } from './rows/check-import.ts';
import type { RowError } from './rows/check-row.ts';
import type { ImportRow } from './workbook/import-template.ts';
import type { ReadWorkbook, WorkbookFile } from '#kernel/files/workbook/read-workbook-apart.ts';

/** How workbooks are read, and how many an account may send. */
export interface ImportReading {
  read: ReadWorkbook<ImportColumnName>;
  perAccount: Allowance;
}

/** The dry run: nothing is forecast, and a file that is refused leaves nothing behind. */
export const tryImportRoute = (imports: KeptImports, lookups: ImportLookups, { read, perAccount }: ImportReading) =>
  queryRoute(tryForecastImport, async ({ file, viewer: { accountId, shopId, language } }) => {
    if (shopId === undefined) return reject('Forbidden');
    if (!file) return reject('FileMissing', { field: 'file' });
    const seconds = perAccount.take(accountId);
    if (seconds !== undefined) return reject('RateLimited', { params: { seconds } });
    const rows = await rowsOf(file, (workbook) => read(workbook, accountId));
    if (isRejection(rows)) return rows;

    const checked = checkImport(rows, await loadImportWorld(rows, lookups));
    if (checked.units > importLimits.units)
      return reject('ImportTooManyUnits', { field: 'file', params: { max: importLimits.units, units: checked.units } });
    const { importId, expiresAt } = await imports.keep({ accountId, shopId }, rows);
    return { importId, rows: rows.length, ...inWords(checked, language), gmtExpires: expiresAt.toISOString() };
  });

const rowsOf = async (file: UploadedFile, read: (workbook: WorkbookFile) => Promise<ImportRow[] | Rejection>): Promise<ImportRow[] | Rejection> => {
  const checked = await checkContent(file, filePurposes.import);
  return isRejection(checked) ? checked : read(checked);
};

const inWords = ({ packages, units, errors, held }: CheckedImport, language: Language): Omit<TriedImport, 'importId' | 'rows' | 'gmtExpires'> => ({
  packages: packages.map(({ parcel, ...pack }) => ({
    ...pack,
    shippingType: parcel.shippingType ?? 'express',
    reference: parcel.reference ?? null,
    weightGrams: parcel.weight ?? null,
    dimensions: parcel.dimensions ?? null,
    insurance: parcel.insurance ?? null,
    signature: parcel.signature ?? false,
    lines: pack.lines.map(({ costPrice = null, supply = null, ...line }) => ({ ...line, costPrice, supply })),
  })),
  units,
  failedRows: new Set(errors.map(({ row }) => row)).size,
  heldRows: held.length,
  errorCount: errors.length,
  errors: errors.slice(0, importLimits.listedErrors).map((error) => said(error, language)),
});

const said = ({ row, column, code, params }: RowError, language: Language): RowErrorAnswer => ({
  row,
  column,
  code,
  msg: say(rowErrors[code], language, params),
});
