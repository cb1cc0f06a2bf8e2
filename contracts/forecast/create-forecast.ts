import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { forecastFields } from './forecast-fields.ts';
import { MAX_REFERENCE } from '../kernel/typed-lengths.ts';

export const createForecastEndpoint = endpoint({
  name: 'createForecast',
  method: 'POST',
  path: '/forecast/packages',
  bases: ['business'],
  access: ['business.add'],
  summary: 'Forecasts a package; every expected unit is given its ONE ID.',
  largeBody: true,
  body: z.strictObject({
    ...forecastFields,
    /** Several packages of one consignment share it; the package number when absent. */
    forecastBatch: z.string().trim().min(1).max(40).optional(),
    /** Generated when absent (R9.35). */
    reference: z.string().trim().min(1).max(MAX_REFERENCE).optional(),
    weightGrams: z.number().int().min(1).max(1_000_000).optional(),
    dimensions: z.string().trim().min(1).max(60).optional(),
    insuranceCents: moneyField({ max: 100_000_000 }).optional(),
    signature: z.boolean().optional(),
  }),
  data: z.object({
    preId: z.string(),
    packId: z.string(),
    reference: z.string(),
    expiresAt: z.string(),
    lines: z.array(z.object({ sku: z.string(), size: z.string(), oneIds: z.array(z.string()) })),
  }),
  command: true,
});
