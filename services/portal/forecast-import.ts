import type { Pool } from 'pg';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { importLookups } from '#projections/reference/import-lookups.ts';
import type { Config } from '../config.ts';
import { keptImports } from '../forecast-import/kept-imports.ts';
import { forecastImportRoutes } from '../forecast-import/routes.ts';
import type { ForecastImportTables } from '../forecast-import/table.ts';
import { readImportApart } from '../forecast-import/workbook/read-import-apart.ts';
import { createForecastRoute } from '../forecast/create-forecast.ts';
import { allowance, unlimited } from '#kernel/allowance.ts';
import type { Clock } from '#kernel/clock.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';

/** Whoever corrects a workbook and tries again is slower. */
const importsAMinute = 6;

/** An import creates forecasts just as the form does, and looks up what it names where the pages read it. */
export const forecastImport = (pool: Pool, readDb: ReadDatabase, clock: Clock, { rateLimits }: Pick<Config, 'rateLimits'>) =>
  forecastImportRoutes({
    imports: keptImports(kyselyOn<ForecastImportTables>(pool), clock),
    createForecast: createForecastRoute.handle,
    reading: { read: readImportApart(), perAccount: rateLimits ? allowance(importsAMinute, clock) : unlimited },
    ...importLookups(readDb),
  });
