import { fileTypes } from '#contracts/files/file-types.ts';
import { forecastImportCorrections, forecastImportTemplate } from '#contracts/forecast-import/import-endpoints.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { passive } from '#kernel/files/passive.ts';
import { loadImportWorld, type ImportLookups } from './import-world.ts';
import type { KeptImports } from './kept-imports.ts';
import { checkImport } from './rows/check-import.ts';
import { writeCorrections } from './workbook/write-corrections.ts';
import { writeTemplate } from './workbook/write-template.ts';

const { contentType } = fileTypes.xlsx;

export const templateRoute = ({ warehouses, someSku }: ImportLookups) =>
  queryRoute(forecastImportTemplate, async ({ viewer }) => {
    const [[warehouse], example] = await Promise.all([warehouses(), someSku()]);
    const there = { ...(warehouse && { warehouse: warehouse.name }), ...example };
    return { file: await writeTemplate(viewer.language, there), contentType, download: 'forecast-template.xlsx', headers: passive };
  });

export const correctionsRoute = (imports: KeptImports, lookups: ImportLookups) =>
  queryRoute(forecastImportCorrections, async ({ query, viewer }) => {
    const kept = await imports.find(query.importId, viewer);
    if (!kept) return reject('ImportNotFound', { field: 'importId' });
    const { rows } = kept;
    const checked = checkImport(rows, await loadImportWorld(rows, lookups));
    return { file: await writeCorrections(rows, checked, viewer.language), contentType, download: 'forecast-corrections.xlsx', headers: passive };
  });
