import { area } from '#kernel/area.ts';
import { confirmImportRoute, type CreateForecast } from './confirm-import.ts';
import { correctionsRoute, templateRoute } from './import-files.ts';
import type { ImportLookups } from './import-world.ts';
import { forgetImportsOf, type KeptImports } from './kept-imports.ts';
import { tryImportRoute, type ImportReading } from './try-import.ts';
import { forecastImportMigrations } from './migrations/index.ts';

export interface ForecastImportNeeds {
  imports: KeptImports;
  createForecast: CreateForecast;
  importReading: ImportReading;
  importLookups: ImportLookups;
}

export const forecastImportArea = area({
  wiredCommands: ({ imports, importLookups, createForecast }: ForecastImportNeeds) => [confirmImportRoute(imports, importLookups, createForecast)],
  queries: ({ imports, importLookups, importReading }: ForecastImportNeeds) => [
    templateRoute(importLookups),
    tryImportRoute(imports, importLookups, importReading),
    correctionsRoute(imports, importLookups),
  ],
  migrations: forecastImportMigrations,
  erased: ({ accountId }) => [forgetImportsOf(accountId)],
});
