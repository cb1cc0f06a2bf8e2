import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { forecastFields, onePackage, packageAnswerSchema } from './forecast-fields.ts';

export const amendForecastEndpoint = endpoint({
  name: 'amendForecast',
  method: 'POST',
  path: '/forecast/packages/amend',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'Amends a package that is not yet here. ONE IDs of units that stay are kept.',
  largeBody: true,
  body: z.strictObject({ ...onePackage, ...forecastFields }),
  data: packageAnswerSchema,
  command: true,
});
