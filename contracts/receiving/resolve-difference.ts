import { z } from 'zod';
import { onePackage, packageAnswerSchema } from '../forecast/forecast-fields.ts';
import { resolutionSchema } from '../forecast/package-events.ts';
import { remarkField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const resolveDifferenceEndpoint = endpoint({
  name: 'resolveDifference',
  method: 'POST',
  path: '/forecast/packages/resolve',
  bases: ['business', 'admin'],
  access: ['business.edit', '1200.edit'],
  summary: 'The owner answers a difference: accepted, still coming, or closed. Only what is still coming stays expected.',
  body: z.strictObject({ ...onePackage, resolution: resolutionSchema, remark: remarkField }),
  data: packageAnswerSchema,
  command: true,
});
