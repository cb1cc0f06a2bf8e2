import { rejectionMessage } from '#contracts/errors.ts';
import { filePurposes } from '#contracts/files/file-purposes.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import {
  bulkReshipColumns,
  bulkReshipFaults,
  MAX_LISTED_FAULTS,
  type BulkReshipColumnName,
} from '#contracts/requests/bulk-reships/bulk-reship-columns.ts';
import { tryBulkReship } from '#contracts/requests/bulk-reships/bulk-reship-file.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { checkContent } from '#kernel/files/content/check-content.ts';
import { readWorkbooksApart } from '#kernel/files/workbook/read-workbook-apart.ts';
import { boxesInRows, type BoxFault } from './boxes-in-rows.ts';

const readApart = readWorkbooksApart<BulkReshipColumnName>({ columns: bulkReshipColumns, maxRows: bulkReshipLimits.items });

/** The dry run: whether the items may go, the page and the application say. */
export const tryBulkReshipRoute = queryRoute(tryBulkReship, async ({ file, viewer: { accountId, shopId, language } }) => {
  if (shopId === undefined) return reject('Forbidden');
  if (!file) return reject('FileMissing', { field: 'file' });
  const workbook = await checkContent(file, filePurposes.import);
  if (isRejection(workbook)) return workbook;
  const rows = await readApart(workbook, accountId);
  if (isRejection(rows)) return rows;

  const { boxes, faults } = boxesInRows(rows);
  return {
    items: rows.length,
    boxes: faults.length > 0 ? [] : boxes,
    errorCount: faults.length,
    errors: faults.slice(0, MAX_LISTED_FAULTS).map(({ row, column, ...fault }) => ({ row, column, msg: inWords(fault, language) })),
  };
});

const inWords = ({ fault, params }: Pick<BoxFault, 'fault' | 'params'>, language: Language): string =>
  typeof fault === 'string' ? say(bulkReshipFaults[fault], language, params) : rejectionMessage(fault, language);
