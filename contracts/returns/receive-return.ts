import { z } from 'zod';
import { logNoField } from '../forecast/forecast-fields.ts';
import { photosField, remarkField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';

const unit = z.strictObject({ oneId: oneIdSchema, condition: z.enum(['intact', 'damaged']).default('intact'), photos: photosField });

export const receiveReturnEndpoint = endpoint({
  name: 'receiveReturn',
  method: 'POST',
  path: '/returns',
  bases: ['warehouse'],
  access: ['700104.edit', '700104.add'],
  summary: 'Receives a returned parcel: each unit gets a new ONE ID that names the former one.',
  largeBody: true,
  body: z.strictObject({
    warehouseId: z.string().trim().min(1).max(64),
    logNo: logNoField,
    units: z.array(unit).min(1).max(100),
    reason: remarkField,
  }),
  data: z.object({ preId: z.string(), batchNo: z.string(), units: z.array(z.object({ former: z.string(), oneId: z.string() })) }),
  command: true,
});
