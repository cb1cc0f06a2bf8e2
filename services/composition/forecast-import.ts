import type { Pool } from 'pg';
import { allowance, unlimited } from '#kernel/allowance.ts';
import type { Clock } from '#kernel/clock.ts';
import { readWorkbooksApart } from '#kernel/files/workbook/read-workbook-apart.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Config } from '../config.ts';
import type { ForecastImportNeeds } from '../forecast-import/area.ts';
import { keptImports } from '../forecast-import/kept-imports.ts';
import type { ForecastImportTables } from '../forecast-import/table.ts';
import { importTemplate } from '../forecast-import/workbook/import-template.ts';
import { createForecastRoute } from '../forecast/create-forecast.ts';

/** Whoever corrects a workbook and tries again is slower. */
const importsAMinute = 6;

/** An import creates forecasts just as the form does. */
export const forecastImportNeeds = (
  pool: Pool,
  clock: Clock,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): Omit<ForecastImportNeeds, 'importLookups'> => ({
  imports: keptImports(kyselyOn<ForecastImportTables>(pool), clock),
  createForecast: createForecastRoute.handle,
  importReading: { read: readWorkbooksApart(importTemplate), perAccount: rateLimits ? allowance(importsAMinute, clock) : unlimited },
});
