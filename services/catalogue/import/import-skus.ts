import { skuColumns, skuErrors, skuLimits, type SkuColumnName } from '#contracts/catalogue/sku-columns.ts';
import { submitSkuImport, trySkuImport, type SkuPreviewRow } from '#contracts/catalogue/sku-import.ts';
import { filePurposes } from '#contracts/files/file-purposes.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute, type UploadedFile } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { checkContent } from '#kernel/files/content/check-content.ts';
import { readWorkbooksApart, type ReadWorkbook } from '#kernel/files/workbook/read-workbook-apart.ts';
import { skuStream, type LoadedSku, type Sku } from '../../aggregates/sku/sku.ts';
import { inOrder } from '../skus.ts';
import { checkRows, isSame, type SkuError, type SkuRow } from './check-rows.ts';

const readApart = readWorkbooksApart<SkuColumnName>({ columns: skuColumns, maxRows: skuLimits.rows });

/** In a thread apart when absent. */
export interface SkuImportNeeds {
  readSkuWorkbook?: ReadWorkbook<SkuColumnName>;
}

/** The dry run and the submission read and check alike. */
const readFile = async (
  file: UploadedFile | undefined,
  accountId: string,
  { readSkuWorkbook = readApart }: SkuImportNeeds,
): Promise<{ file: UploadedFile; rows: SkuRow[]; errors: SkuError[] } | Rejection> => {
  if (!file) return reject('FileMissing', { field: 'file' });
  const workbook = await checkContent(file, filePurposes.import);
  if (isRejection(workbook)) return workbook;
  const rows = await readSkuWorkbook(workbook, accountId);
  return isRejection(rows) ? rows : { file, ...checkRows(rows) };
};

/** What a row makes of an entry: nothing that it has is taken away. */
const after = (row: SkuRow, entry: Sku): Omit<Sku, 'exists'> & { newSizes: string[]; becomes: SkuPreviewRow['becomes'] } => {
  const newSizes = row.sizes.filter((size) => !entry.sizes.some((known) => isSame(known, size)));
  const { sku, brand, name } = row;
  const pku = row.pku === '' ? entry.pku : row.pku;
  const differs = brand !== entry.brand || name !== entry.name || pku !== entry.pku || newSizes.length > 0;
  const becomes = entry.exists ? (differs ? 'changed' : 'same') : 'new';
  return { sku, brand, name, pku, sizes: inOrder([...entry.sizes, ...newSizes]), image: entry.image, newSizes, becomes };
};

export const trySkuImportRoute = ({ log, ...needs }: SkuImportNeeds & { log: EventLog }) =>
  queryRoute(trySkuImport, async ({ file, viewer: { accountId, language } }) => {
    const read = await readFile(file, accountId, needs);
    if (isRejection(read)) return read;
    const entries = await Promise.all(read.rows.map(({ sku }) => stateOf(log, skuStream, sku)));
    const rows = read.rows.map((row, index): SkuPreviewRow => {
      const { becomes, newSizes, sku, brand, name, pku } = after(row, entries[index]!);
      return { row: row.row, sku, brand, name, pku, becomes, newSizes };
    });
    return {
      sha256: read.file.sha256,
      rows,
      added: rows.filter(({ becomes }) => becomes === 'new').length,
      changed: rows.filter(({ becomes }) => becomes === 'changed').length,
      errorCount: read.errors.length,
      errors: read.errors
        .slice(0, skuLimits.listedErrors)
        .map(({ params, ...error }) => ({ ...error, msg: say(skuErrors[error.code], language, params) })),
    };
  });

/** All rows or none. */
export const importSkus = ({ rows, errors }: { rows: readonly SkuRow[]; errors: readonly SkuError[] }, entries: readonly LoadedSku[]): Decision => {
  if (errors.length > 0) return reject('SkuRowsWrong', { field: 'file', params: { count: errors.length } });
  return accept(
    ...rows.flatMap((row, index) => {
      const entry = entries[index]!;
      const { becomes, newSizes: _sizes, ...data } = after(row, entry);
      if (becomes === 'same') return [];
      return [
        change(entry, { type: becomes === 'new' ? ('SkuCreated' as const) : ('SkuChanged' as const), data: { ...data, sizes: [...data.sizes] } }),
      ];
    }),
  );
};

export const submitSkuImportRoute = (needs: SkuImportNeeds) =>
  commandRoute(submitSkuImport, async ({ file, body: { sha256 }, viewer: { accountId } }, load) => {
    if (file && file.sha256 !== sha256) return reject('SkuFileChanged', { field: 'file' });
    const read = await readFile(file, accountId, needs);
    if (isRejection(read)) return read;
    const entries = await load.many(
      skuStream,
      read.rows.map(({ sku }) => sku),
    );
    const becoming = read.rows.map((row, index) => after(row, entries[index]!).becomes);
    const of = (kind: SkuPreviewRow['becomes']) => becoming.filter((becomes) => becomes === kind).length;
    return toOutcome(importSkus(read, entries), { added: of('new'), changed: of('changed') });
  });
