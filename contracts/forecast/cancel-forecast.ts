import { z } from 'zod';
import { remarkField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { onePackage, packageAnswerSchema } from './forecast-fields.ts';

export const cancelForecastEndpoint = endpoint({
  name: 'cancelForecast',
  method: 'POST',
  path: '/forecast/packages/cancel',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'Cancels a package that has not arrived yet, with all its units.',
  body: z.strictObject({ ...onePackage, reason: remarkField }),
  data: packageAnswerSchema,
  command: true,
});
