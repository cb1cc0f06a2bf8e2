import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { confirmImportRoute, type CreateForecast } from './confirm-import.ts';
import { correctionsRoute, templateRoute } from './import-files.ts';
import type { ImportLookups } from './import-world.ts';
import type { KeptImports } from './kept-imports.ts';
import { tryImportRoute, type ImportReading } from './try-import.ts';

export interface ForecastImportParts extends ImportLookups {
  imports: KeptImports;
  createForecast: CreateForecast;
  reading: ImportReading;
}

export const forecastImportRoutes = ({
  imports,
  createForecast,
  reading,
  ...lookups
}: ForecastImportParts): { reads: QueryRoute[]; commands: CommandRoute<any>[] } => ({
  reads: [templateRoute(lookups), tryImportRoute(imports, lookups, reading), correctionsRoute(imports, lookups)],
  commands: [confirmImportRoute(imports, lookups, createForecast)],
});
