import { z } from 'zod';
import { onePackage, packageAnswerSchema } from '../forecast/forecast-fields.ts';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

export const cancelInboundEndpoint = endpoint({
  name: 'cancelInbound',
  method: 'POST',
  path: '/receiving/cancellations',
  bases: [...floorBases, 'admin'],
  access: [...receivingEdits, '1200.edit'],
  summary: 'Cancels the inbound of a parcel: received units go to "Unknown" (R4.59), missing ones are cancelled.',
  body: z.strictObject({ ...onePackage, reason: reasonField }),
  data: packageAnswerSchema,
  command: true,
});
