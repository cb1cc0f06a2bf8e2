import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { matchColumns, type ImportRow } from './match-columns.ts';
import { readWorkbook } from './read-workbook.ts';

interface Workbook {
  name: string;
  bytes: Uint8Array;
}

/** The rows of a workbook's first sheet by the names of its columns. */
export const readImport = async (workbook: Workbook): Promise<ImportRow[] | Rejection> => {
  const sheet = await readWorkbook(workbook);
  return isRejection(sheet) ? sheet : matchColumns(sheet);
};
