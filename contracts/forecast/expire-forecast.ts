import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { onePackage, packageAnswerSchema } from './forecast-fields.ts';

export const expireForecastEndpoint = endpoint({
  name: 'expireForecast',
  method: 'POST',
  path: '/forecast/packages/expire',
  bases: ['admin'],
  access: ['1200.edit'],
  summary: 'Expires a forecast before its date.',
  body: z.strictObject(onePackage),
  data: packageAnswerSchema,
  command: true,
});
