import { z } from 'zod';
import { onePackage } from '../forecast/forecast-fields.ts';
import { photosField, sizeField, skuField, remarkField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

const scanned = { ...onePackage, condition: z.enum(['intact', 'damaged']).default('intact'), photos: photosField };

export const receiveItemEndpoint = endpoint({
  name: 'receiveItem',
  method: 'POST',
  path: '/receiving/items',
  bases: floorBases,
  access: receivingEdits,
  summary: 'Scans one unit in: by its ONE ID, or by SKU and size as the next one expected. An overage has to be requested explicitly.',
  body: z.union([
    z.strictObject({ ...scanned, oneId: oneIdSchema }),
    z.strictObject({ ...scanned, sku: skuField, size: sizeField, overage: z.boolean().default(false) }),
  ]),
  data: z.object({
    oneId: z.string(),
    kind: z.enum(['forecast', 'overage', 'unclaimed']),
    sku: z.string(),
    size: z.string(),
    batchNo: z.string(),
    received: z.number().int(),
    expected: z.number().int(),
  }),
  command: true,
});

export const undoReceiptEndpoint = endpoint({
  name: 'undoReceipt',
  method: 'POST',
  path: '/receiving/items/undo',
  bases: [...floorBases, 'admin'],
  access: [...receivingEdits, '1200.edit'],
  summary: 'Cancels the inbound of one unit: it stays in "Unknown" until it is scanned again or set to available.',
  body: z.strictObject({ oneId: oneIdSchema, reason: remarkField }),
  data: z.object({ oneId: z.string(), preId: z.string() }),
  command: true,
});
