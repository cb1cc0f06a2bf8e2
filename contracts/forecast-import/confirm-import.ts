import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const importIdField = z.uuid();

/** Forecasts all sound packages of a kept import in one command: all of them or none. */
export const confirmForecastImport = endpoint({
  name: 'confirmForecastImport',
  method: 'POST',
  path: '/forecast/import/confirm',
  bases: ['business'],
  access: ['business.import'],
  summary: 'Forecasts the packages of a checked workbook; with skipErrors, packages that have a row with errors are left out.',
  body: z.strictObject({ importId: importIdField, skipErrors: z.boolean().default(false) }),
  data: z.object({ preIds: z.array(z.string()), packages: z.number().int(), units: z.number().int() }),
  command: true,
});
