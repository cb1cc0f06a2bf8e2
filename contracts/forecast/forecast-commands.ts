import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { forecastFields, onePackage, packageAnswerSchema } from './forecast-fields.ts';
import { MAX_REFERENCE } from '../kernel/fields/typed-lengths.ts';
import { remarkField } from '../item/item-fields.ts';

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
