import { z } from 'zod';
import { onePackage } from '../forecast/forecast-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { countSchema } from './finish-count.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

export const checkInboundEndpoint = endpoint({
  name: 'checkInbound',
  method: 'POST',
  path: '/receiving/checks',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Compares what was forecast with what came and marks the package checked (R2.193). Every unit is inspected by then.',
  body: z.strictObject(onePackage),
  data: countSchema,
  command: true,
});
