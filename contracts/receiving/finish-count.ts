import { z } from 'zod';
import { onePackage } from '../forecast/forecast-fields.ts';
import { photosField, remarkField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

export const countSchema = z.object({
  preId: z.string(),
  expected: z.number().int(),
  received: z.number().int(),
  over: z.array(z.string()),
  short: z.array(z.string()),
  damaged: z.array(z.string()),
});

export const finishCountEndpoint = endpoint({
  name: 'finishCount',
  method: 'POST',
  path: '/receiving/counts',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Finishes the count of a parcel with what is over, short and damaged. The seller is asked about differences.',
  body: z.strictObject({ ...onePackage, photos: photosField, remark: remarkField }),
  data: countSchema,
  command: true,
});
