import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { forecastFields, onePackage, packageAnswerSchema, parcelFields } from './forecast-fields.ts';
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
    ...parcelFields,
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
  summary: 'Amends a package that has not arrived yet, as a whole. Units that stay keep their ONE ID.',
  largeBody: true,
  body: z.strictObject({ ...onePackage, ...forecastFields, ...parcelFields }),
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
