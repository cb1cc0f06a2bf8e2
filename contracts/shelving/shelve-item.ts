import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfIdField } from './shelf-fields.ts';

export const shelveItemEndpoint = endpoint({
  name: 'shelveItem',
  method: 'POST',
  path: '/shelving/items',
  bases: ['warehouse'],
  access: ['700103.edit', '700105.edit'],
  summary: 'Lays an inspected item on a shelf: it is available, or an issue.',
  body: z.strictObject({
    oneId: oneIdSchema,
    shelfId: shelfIdField,
    /** What was suggested; another shelf may be scanned, and both are recorded. */
    suggestedShelfId: shelfIdField.optional(),
  }),
  data: z.object({ oneId: z.string(), state: z.enum(itemStateNames), shelfName: z.string() }),
  command: true,
});
