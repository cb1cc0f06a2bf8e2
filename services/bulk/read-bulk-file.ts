import { bulkColumns, bulkLimits, type BulkColumnName } from '#contracts/bulk/bulk-columns.ts';
import { filePurposes } from '#contracts/files/file-purposes.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { checkContent } from '#kernel/files/content/check-content.ts';
import { readWorkbooksApart, type ReadWorkbook } from '#kernel/files/workbook/read-workbook-apart.ts';
import { checkRows, userIdOf, type BulkShop, type CheckedRows } from './check-rows.ts';

export interface BulkLookups {
  /** Those of the shops that there are. */
  bulkShops(asked: { uids: readonly string[] } | { shopIds: readonly number[] }): Promise<readonly BulkShop[]>;
  /** In a thread apart when absent. */
  readWorkbook?: ReadWorkbook<BulkColumnName>;
}

export const bulkWorkbook = { columns: bulkColumns, maxRows: bulkLimits.rows };
const readApart = readWorkbooksApart<BulkColumnName>(bulkWorkbook);

/** The dry run and the submission read and check alike. */
export const readBulkFile = async (
  file: UploadedFile | undefined,
  direction: Direction,
  { accountId, bulkShops, readWorkbook = readApart }: BulkLookups & { accountId: string },
): Promise<(CheckedRows & { file: UploadedFile }) | Rejection> => {
  if (!file) return reject('FileMissing', { field: 'file' });
  const workbook = await checkContent(file, filePurposes.import);
  if (isRejection(workbook)) return workbook;
  const rows = await readWorkbook(workbook, accountId);
  if (isRejection(rows)) return rows;
  const shops = await bulkShops({ uids: [...new Set(rows.map(userIdOf))] });
  return { file, ...checkRows(rows, direction, new Map(shops.map((shop) => [shop.uid, shop]))) };
};
