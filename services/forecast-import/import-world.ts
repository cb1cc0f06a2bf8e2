import { spellings, type ImportWorld } from './rows/check-row.ts';
import { readTrackingNumber, isWrong } from './rows/cell-policies.ts';
import { cellText } from '#kernel/files/workbook/cell.ts';
import type { ImportRow } from './workbook/import-template.ts';

/** What the import asks of the rest of the product; read models answer it, hence given from outside. */
export interface ImportLookups {
  /** Sizes of those of the SKUs that the catalogue knows. */
  knownSkus(skus: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** One that the template can give as an example; undefined where the catalogue is empty. */
  someSku(): Promise<{ sku: string; size: string } | undefined>;
  warehouses(): Promise<readonly { warehouseId: string; name: string }[]>;
  /** Those of the tracking numbers that belong to a package on its way. Without it, confirming finds out. */
  takenTrackingNumbers?(logNos: readonly string[]): Promise<ReadonlySet<string>>;
}

const none: ReadonlySet<string> = new Set();

/** Everything that the rows are checked against, in three questions whatever their number. */
export const loadImportWorld = async (rows: readonly ImportRow[], lookups: ImportLookups): Promise<ImportWorld> => {
  const skus = new Set(rows.flatMap(({ cells }) => spellings(cellText(cells.sku))));
  const logNos = new Set(rows.map(({ cells }) => readTrackingNumber(cells.logNo)).filter((logNo): logNo is string => !isWrong(logNo)));
  const [known, warehouses, taken] = await Promise.all([
    lookups.knownSkus([...skus]),
    lookups.warehouses(),
    lookups.takenTrackingNumbers?.([...logNos]) ?? none,
  ]);
  return { skus: known, warehouses, taken };
};
