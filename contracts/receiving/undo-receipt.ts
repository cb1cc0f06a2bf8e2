import { z } from 'zod';
import { remarkField } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases, receivingEdits } from './receiving-access.ts';

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
