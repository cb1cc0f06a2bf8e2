import { errorColumn, importColumns, type ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { NamedRow, Template } from '#kernel/files/workbook/named-rows.ts';

/** A row by the names of its columns. */
export type ImportRow = NamedRow<ImportColumnName>;

/** The errors of a corrected file are passed over. */
export const importTemplate: Template<ImportColumnName> = { columns: importColumns, passedOver: errorColumn, maxRows: importLimits.rows };
