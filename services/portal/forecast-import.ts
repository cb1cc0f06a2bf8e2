import type { Pool } from 'pg';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { importLookups } from '#projections/reference/import-lookups.ts';
import { keptImports } from '../forecast-import/kept-imports.ts';
import { forecastImportRoutes } from '../forecast-import/routes.ts';
import type { ForecastImportTables } from '../forecast-import/table.ts';
import { createForecastRoute } from '../forecast/create-forecast.ts';
import type { Clock } from '../kernel/clock.ts';
import { kyselyOn } from '../kernel/database/kysely-on.ts';

/** An import creates forecasts just as the form does, and looks up what it names where the pages read it. */
export const forecastImport = (pool: Pool, readDb: ReadDatabase, clock: Clock) =>
  forecastImportRoutes({
    imports: keptImports(kyselyOn<ForecastImportTables>(pool), clock),
    createForecast: createForecastRoute.handle,
    ...importLookups(readDb),
  });
