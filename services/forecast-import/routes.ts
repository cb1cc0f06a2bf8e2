import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { CommandRoute } from '../kernel/commands/command-route.ts';
import { confirmImportRoute, type CreateForecast } from './confirm-import.ts';
import { correctionsRoute, templateRoute } from './import-files.ts';
import type { ImportLookups } from './import-world.ts';
import type { KeptImports } from './kept-imports.ts';
import { tryImportRoute } from './try-import.ts';

export interface ForecastImportParts extends ImportLookups {
  imports: KeptImports;
  createForecast: CreateForecast;
}

export const forecastImportRoutes = ({
  imports,
  createForecast,
  ...lookups
}: ForecastImportParts): { reads: QueryRoute[]; commands: CommandRoute<any>[] } => ({
  reads: [templateRoute, tryImportRoute(imports, lookups), correctionsRoute(imports, lookups)],
  commands: [confirmImportRoute(imports, lookups, createForecast)],
});
