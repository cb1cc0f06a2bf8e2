import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { forecastFields, onePackage, packageAnswerSchema } from './forecast-fields.ts';

export const amendForecastEndpoint = endpoint({
  name: 'amendForecast',
  method: 'POST',
  path: '/forecast/packages/amend',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'Amends a package that has not arrived yet. Units that stay keep their ONE ID.',
  largeBody: true,
  body: z.strictObject({ ...onePackage, ...forecastFields }),
  data: packageAnswerSchema,
  command: true,
});
