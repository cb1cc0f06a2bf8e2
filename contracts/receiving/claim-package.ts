import { z } from 'zod';
import { logNoField, onePackage, packageAnswerSchema } from '../forecast/forecast-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const claimPackageEndpoint = endpoint({
  name: 'claimPackage',
  method: 'POST',
  path: '/forecast/packages/claim',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'Claims an unclaimed parcel by its tracking number; its units change owner. An administrator names the shop.',
  body: z.strictObject({ ...onePackage, logNo: logNoField.optional(), shopId: z.number().int().min(1).max(2_147_483_647).optional() }),
  data: packageAnswerSchema,
  command: true,
});
